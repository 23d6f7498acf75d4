import type { ReactNode } from 'react';
import { ConsentStrip } from '../../../components/ConsentStrip/ConsentStrip';
import { feedbackIssueHref } from '../../../components/Feedback/Feedback';
import { MovedAnchors } from '../../../components/MovedAnchors/MovedAnchors';
import { NameCard } from '../../../components/NameCard/NameCard';
import { PageShell, type Hue, type PageShellProps } from '../../../components/PageShell/PageShell';
import { PageTools } from '../../../components/PageTools/PageTools';
import { TocFolded, type TocEntry } from '../../../components/Toc/Toc';
import type { SiteSettings } from '../../../content/readSettings';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import { installCommand } from '../../../domain/code/sandboxProject';
import { layouts } from '../../../domain/content/layouts';
import { menuTrail } from '../../../domain/navigation/menu';
import { agentStrings } from '../../../domain/strings/agentStrings';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import type { PageApi } from '../reference/pageApi';
import { ReferenceArticle } from '../reference/ReferenceArticle';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { Article } from './Article';
import { codeFile } from './codeDocument';
import { hueOf, type PageContext, type Section } from './PageContext';
import { ArticleScopeContext, type ArticleScope } from './mdxComponents';
import { PageApiSection, PageImport } from './PageApi';

/** Ids for the components of one page. */
function createArticleScope(
  { base, demos, playgrounds = {}, repository }: PageBodyProps['context'],
  { pathname }: PageMeta,
  underDemo: ReactNode,
): ArticleScope {
  const counts = new Map<string, number>();
  return {
    base,
    demos,
    playgrounds,
    codeHref: codeFile(`${pathname}index.html`),
    repository,
    underDemo,
    nextId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
  };
}

/**
 * From the product to the group of the page, as links: groups without a page are left out, and those named like the
 * page or like the group around them.
 */
function breadcrumbsOf(section: Section, { pathname, title: pageTitle }: PageMeta) {
  return [
    { title: section.product.name, href: section.href },
    ...menuTrail(section.menu, pathname).filter(
      ({ title, href }, index, trail) =>
        href !== undefined && title !== pageTitle && title !== trail[index - 1]?.title,
    ),
  ];
}

/** How what the page documents is licensed; nothing where a folder is not a product of this site. */
function licenseOf(hue: Hue, { folder }: Section, settings: SiteSettings): string | undefined {
  const product = settings.products[folder];
  return product && (hue === 'neutral' ? settings.license : product.license);
}

const tocOf = ({ layout, headings }: PageMeta) =>
  !layouts[layout].hasToc
    ? []
    : headings.flatMap(({ id, title, depth }): TocEntry[] =>
        depth === 2 || depth === 3 ? [{ id, title, depth }] : [],
      );

const importOf = (api: PageApi, tools: ReactNode) => (
  <PageImport
    name={api.name}
    importLine={api.importLine}
    size={api.size}
    sourceHref={api.sourceHref}
    links={[{ label: strings['import.api'], href: api.href }]}
    hasIssues
  >
    {tools}
  </PageImport>
);

/** What an agent is to read, to run and to check, on a page about setting something up or about a component. */
function promptOf(
  meta: PageMeta,
  { api, base, section, settings }: PageBodyProps['context'],
  url: string,
) {
  const { package: name } = section.product;
  const { origin = '', version } = settings;
  if (!name || !version || !(meta.prompt ?? api)) return undefined;
  const task = agentStrings[api ? 'prompt.use' : 'prompt.follow'];
  return format(`${task}\n\n${agentStrings['prompt.text']}`, {
    ...{ product: section.product.name, package: name, version, url },
    install: installCommand(name, version),
    subject: api?.[0]?.name ?? meta.title,
    list: `${origin}${base}llms.txt`,
  });
}

export interface PageBodyProps extends Pick<PageShellProps, 'menuRenderer' | 'afterMenu'> {
  record: PageRecord | ReferencePage;
  context: Omit<PageContext, 'runtime' | 'sheet'>;
  /** The ad, where the page has one that stands between two sections. */
  ad?: ReactNode;
  /** The ad, where the page has one that stands beside the contents list. */
  adBesideContents?: ReactNode;
  /** Below each demo without `disableAd`. */
  underDemo?: ReactNode;
}

/** The `<body>` of a page: the shell with the compiled blocks. */
export function PageBody({
  record,
  context,
  ad,
  adBesideContents,
  underDemo,
  ...shell
}: PageBodyProps) {
  const { meta } = record;
  const { section, settings, products, previous, next, related, repository, editPath } = context;
  const { updated, status } = context;
  const toc = tocOf(meta);
  const hue = hueOf(meta.pathname, section);
  const contents = <TocFolded entries={toc} />;
  const { origin = '', version } = settings;
  const markdownHref = `${meta.pathname}index.md`;
  const prompt = promptOf(meta, context, origin + markdownHref);
  const tools = meta.pathname !== '' && (
    <PageTools
      {...{ markdownHref, prompt }}
      origin={settings.origin}
      serverHref={context.aiTools}
    />
  );
  return (
    <PageShell
      siteTitle={settings.name}
      mark={context.mark}
      status={status}
      hasStatusInText={meta.hasStatus}
      homeHref={context.base}
      hue={hue}
      repositoryHref={settings.repository}
      product={{ ...section.product, version, href: section.href }}
      products={products}
      menu={section.menu}
      activeHref={meta.pathname}
      toc={toc}
      breadcrumbs={layouts[meta.layout].isArticle ? breadcrumbsOf(section, meta) : []}
      layout={meta.layout}
      footer={context.footer}
      consent={context.consent && <ConsentStrip {...context.consent} />}
      themeEditor={context.themeEditor}
      license={licenseOf(hue, section, settings)}
      address={origin + meta.pathname}
      previous={previous}
      next={next}
      updated={updated}
      tools={!(isReferencePage(record) ? record.importRow : (context.api ?? prompt)) && tools}
      related={related}
      feedbackHref={repository && feedbackIssueHref(repository, origin + meta.pathname)}
      editHref={repository && editPath && `${repository}/edit/HEAD/${editPath}`}
      historyHref={repository && editPath && `${repository}/commits/HEAD/${editPath}`}
      {...shell}
    >
      <ArticleScopeContext value={createArticleScope(context, meta, underDemo)}>
        {(meta.codeUses ?? meta.demos.length > 0) && <NameCard />}
        {context.movedAnchors && <MovedAnchors anchors={context.movedAnchors} />}
        {isReferencePage(record) ? (
          <ReferenceArticle
            page={record}
            {...{ ad, adBesideContents }}
            contents={contents}
            tools={record.importRow && <PageImport {...record.importRow}>{tools}</PageImport>}
          />
        ) : (
          <Article
            blocks={record.blocks}
            contents={contents}
            {...{ ad, adBesideContents }}
            tools={context.api ? importOf(context.api[0]!, tools) : prompt && tools}
            api={context.api && <PageApiSection api={context.api} />}
          />
        )}
      </ArticleScopeContext>
    </PageShell>
  );
}
