import type { ReactNode } from 'react';
import { feedbackIssueHref } from '../../components/Feedback/feedbackIssueHref';
import { MovedAnchors } from '../../components/MovedAnchors/MovedAnchors';
import { PageShell, type PageShellProps } from '../../components/PageShell/PageShell';
import type { TocEntry } from '../../components/Toc/Toc';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import { layouts } from '../../domain/content/layouts';
import { menuTrail } from '../../domain/navigation/resolveMenu';
import { ReferenceArticle } from '../reference/ReferenceArticle';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { siteConfig } from '../site.config';
import { Article } from './Article';
import { ArticleScopeContext, type ArticleScope } from './mdxComponents';
import type { PageContext, Section } from './PageContext';

/** Ids for the components of one page. */
function createArticleScope(
  { demos }: PageBodyProps['context'],
  underDemo: ReactNode,
): ArticleScope {
  const counts = new Map<string, number>();
  return {
    demos,
    underDemo,
    nextId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
  };
}

/** A link in the app bar and the breadcrumbs of a section. */
function breadcrumbsOf(section: Section, pathname: string) {
  return [
    { title: section.product.name, href: section.href },
    ...menuTrail(section.menu, pathname).map((title) => ({ title })),
  ];
}

const tocOf = ({ layout, headings }: PageMeta) =>
  !layouts[layout].hasToc
    ? []
    : headings.flatMap(({ id, title, depth }): TocEntry[] =>
        depth === 2 || depth === 3 ? [{ id, title, depth }] : [],
      );

export interface PageBodyProps extends Pick<PageShellProps, 'menuRenderer' | 'afterMenu'> {
  record: PageRecord | ReferencePage;
  context: Omit<PageContext, 'runtime'>;
  /** At the end of the app bar. */
  barActions: ReactNode;
  /** At the end of the lead paragraph. */
  leadEnd?: ReactNode;
  /** Below each demo without `disableAd`. */
  underDemo?: ReactNode;
}

/** The `<body>` of a page: the shell with the compiled blocks. */
export function PageBody({ record, context, leadEnd, underDemo, ...shell }: PageBodyProps) {
  const { meta } = record;
  const { section, products, previous, next, editPath, updated } = context;
  return (
    <PageShell
      siteTitle={siteConfig.name}
      product={{ ...section.product, version: siteConfig.version, href: section.href }}
      products={products}
      menu={section.menu}
      activeHref={meta.pathname}
      toc={tocOf(meta)}
      breadcrumbs={layouts[meta.layout].isArticle ? breadcrumbsOf(section, meta.pathname) : []}
      layout={meta.layout}
      feedbackHref={feedbackIssueHref(siteConfig.repository, siteConfig.origin + meta.pathname)}
      licensesHref={`${context.base}licenses/`}
      {...(context.privacyHref ? { privacyHref: context.privacyHref } : {})}
      {...shell}
      {...(previous ? { previous } : {})}
      {...(next ? { next } : {})}
      {...(updated ? { updated } : {})}
      {...(editPath ? { editHref: `${siteConfig.repository}/edit/master/${editPath}` } : {})}
    >
      <ArticleScopeContext value={createArticleScope(context, underDemo)}>
        {context.movedAnchors && <MovedAnchors anchors={context.movedAnchors} />}
        {isReferencePage(record) ? (
          <ReferenceArticle page={record} leadEnd={leadEnd} />
        ) : (
          <Article blocks={record.blocks} leadEnd={leadEnd} />
        )}
      </ArticleScopeContext>
    </PageShell>
  );
}
