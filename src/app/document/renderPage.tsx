import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { feedbackIssueHref } from '../../components/Feedback/feedbackIssueHref';
import { PageShell } from '../../components/PageShell/PageShell';
import type { TocEntry } from '../../components/Toc/Toc';
import type { PageMeta, PageRecord } from '../../content/PageRecord';
import { menuTrail } from '../../domain/navigation/resolveMenu';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { Island, IslandScope, IslandScopeContext } from '../islands/Island';
import { siteConfig } from '../site.config';
import { Article } from './Article';
import { CachedNavNodes } from './CachedNavNodes';
import { Document, type DocumentProps } from './Document';
import { menuScrollScript } from './menuScrollScript';
import { ArticleScopeContext, type ArticleScope } from './mdxComponents';
import type { PageSurroundings, Section } from './SiteModel';
import { StyleCollector, type CollectedRule } from './StyleCollector';

const theme = createDocsTheme();

/** Without it browsers fall back to the layout rules of the nineties. */
export const doctype = '<!doctype html>';

/** Renders pages to HTML and keeps the style rules they use. One for a thread; pages share its styles. */
export class PageRenderer {
  private readonly styles = new StyleCollector();
  private sharedRules: readonly CollectedRule[] = [];

  /** Rules rendered so far become those of the shared style sheet; later ones belong to single pages. */
  shareRules(): string {
    this.sharedRules = [...this.styles.rules];
    return this.sharedRules.map((rule) => rule.css).join('');
  }

  /** Rules that a rendered page uses and the shared style sheet lacks; normally empty. */
  ownRules(html: string): string {
    return this.styles.rules
      .slice(this.sharedRules.length)
      .filter((rule) => html.includes(rule.className))
      .map((rule) => rule.css)
      .join('');
  }

  /** A whole document as HTML. */
  render(element: ReactNode): string {
    const { cache } = this.styles;
    const html = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <IslandScopeContext value={new IslandScope(cache)}>{element}</IslandScopeContext>
        </ThemeProvider>
      </CacheProvider>,
    );
    return doctype + html;
  }
}

/** Ids for the components of one page. */
function createArticleScope(demos: ArticleScope['demos']): ArticleScope {
  const counts = new Map<string, number>();
  return {
    demos,
    nextId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
  };
}

/** A link's title in the bar and the breadcrumbs of a section. */
function breadcrumbsOf(section: Section, pathname: string) {
  return [{ title: section.product.name, href: section.href }, ...menuTrail(section.menu, pathname).map((title) => ({ title }))];
}

const tocOf = ({ layout, headings }: PageMeta) =>
  layout === 'landing' ? [] : headings.flatMap(({ id, title, depth }): TocEntry[] => (depth === 2 || depth === 3 ? [{ id, title, depth }] : []));

export type PageDocument = (extra: Pick<DocumentProps, 'extraStylesheets'>) => ReactNode;

/** A page as a React document, ready for `PageRenderer.render`. */
export function pageDocument({ meta, blocks }: PageRecord, surroundings: PageSurroundings): PageDocument {
  const { base, section, products, previous, next, demos, assets, editPath } = surroundings;
  return (extra) => (
    <Document
      title={`${meta.title} - ${meta.layout === 'landing' ? siteConfig.name : section.product.name}`}
      description={meta.description}
      pathname={meta.pathname === '' ? undefined : meta.pathname}
      base={base}
      productId={section.product.id}
      assets={assets}
      {...extra}
    >
      <PageShell
        siteTitle={siteConfig.name}
        product={{ ...section.product, version: siteConfig.version, href: section.href }}
        products={products}
        menu={section.menu}
        activeHref={meta.pathname}
        toc={tocOf(meta)}
        breadcrumbs={meta.layout === 'landing' ? [] : breadcrumbsOf(section, meta.pathname)}
        layout={meta.layout}
        menuRenderer={CachedNavNodes}
        afterMenu={<script dangerouslySetInnerHTML={{ __html: menuScrollScript() }} />}
        barActions={
          <>
            <Island of="ThemeToggle" when="intent" />
            <Island of="Settings" when="intent" />
          </>
        }
        feedbackHref={feedbackIssueHref(siteConfig.repository, siteConfig.origin + meta.pathname)}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
        {...(editPath ? { editHref: `${siteConfig.repository}/edit/master/${editPath}` } : {})}
      >
        <ArticleScopeContext value={createArticleScope(demos)}>
          <Article blocks={blocks} />
        </ArticleScopeContext>
      </PageShell>
    </Document>
  );
}
