import { slug } from 'github-slugger';
import { canonicalPath, withBase } from '../domain/navigation/canonicalPath';
import { menuPages, groupPath, resolveMenu } from '../domain/navigation/resolveMenu';
import type { MenuEntry } from '../domain/navigation/MenuEntry';
import type { MenuNode, PageLink } from '../domain/navigation/MenuNode';
import { titleOf } from '../domain/navigation/titleOf';
import { escapeHtml } from '../domain/strings/escapeHtml';
import { format } from '../domain/strings/format';
import { strings } from '../domain/strings/strings';
import type { Block, Heading, MarkdownPart, PageMeta, PageRecord } from './PageRecord';
import { textLimits } from './plugins/remarkFrontMatter';
import type { Problem } from './Problem';
import type { Menu } from './readMenu';

export interface IndexParts {
  menus: readonly Menu[];
  pages: readonly PageMeta[];
  /** Paths that redirect, with the base. */
  redirected: ReadonlySet<string>;
  base: string;
}

/** A group of cards on an index page; the first one may have no heading. */
interface Part {
  title?: string;
  links: PageLink[];
}

/** Pages of a group: those directly in it first, then its subheaders and groups, one after the other. */
function partsOf(nodes: readonly MenuNode[]): Part[] {
  const direct = nodes.filter((node) => node.kind === 'page');
  const below = nodes.flatMap((node): Part[] =>
    node.kind === 'page' ? [] : [{ title: node.title, links: menuPages(node.children) }],
  );
  return [...(direct.length > 0 ? [{ links: menuPages(direct) }] : []), ...below];
}

function headingBlock({ id, title }: Heading): Block {
  const name = escapeHtml(format(strings['prose.linkTo'], { heading: title }));
  const anchor = `<a class="heading-anchor" href="#${id}" aria-label="${name}"></a>`;
  return { kind: 'html', tag: 'h2', attributes: { id }, html: escapeHtml(title) + anchor };
}

interface IndexCard extends PageLink {
  description: string;
  preview: MenuEntry['preview'];
}

/** As a list, where they have no drawings. */
const cards = (links: readonly IndexCard[]): Block => ({
  kind: 'component',
  name: 'LinkCards',
  props: { kind: links.some(({ preview }) => preview) ? 'small' : 'list' },
  children: links.map(({ href, title, description, preview }) => ({
    kind: 'component',
    name: 'LinkCard',
    props: { href, title, ...(preview && { preview }) },
    children: [description],
  })),
});

interface IndexPage {
  file: string;
  pathname: string;
  title: string;
  description: string;
  parts: readonly Part[];
  /** All pages of the site, by path. */
  pages: ReadonlyMap<string, PageMeta>;
  /** Drawings, by path. */
  previews: ReadonlyMap<string, MenuEntry['preview']>;
}

function indexRecord({
  file,
  pathname,
  title,
  description,
  parts,
  pages,
  previews,
}: IndexPage): PageRecord {
  const shown = parts.map(({ title: heading, links }) => ({
    heading:
      heading === undefined ? undefined : { id: slug(heading), title: heading, depth: 2 as const },
    links: links.flatMap(({ href }) => {
      const page = pages.get(href);
      if (!page) return [];
      return [
        { href, title: page.title, description: page.description, preview: previews.get(href) },
      ];
    }),
  }));
  const headings = shown.flatMap(({ heading }) => heading ?? []);
  const blocks: Block[] = [
    { kind: 'html', tag: 'h1', attributes: {}, html: escapeHtml(title) },
    {
      kind: 'html',
      tag: 'p',
      attributes: { className: 'description' },
      html: escapeHtml(description),
    },
    ...shown.flatMap(({ heading, links }) => [
      ...(heading ? [headingBlock(heading)] : []),
      cards(links),
    ]),
  ];
  const markdownVersion: MarkdownPart[] = [
    [
      `# ${title}`,
      description,
      ...shown.flatMap(({ heading, links }) => [
        ...(heading ? [`## ${heading.title}`] : []),
        links.map((link) => `- [${link.title}](${link.href}): ${link.description}`).join('\n'),
      ]),
    ].join('\n\n'),
  ];
  return {
    meta: {
      file,
      pathname,
      title,
      description,
      layout: 'index',
      ad: true,
      headings,
      anchors: headings.map(({ id }) => id),
      links: shown.flatMap(({ links }) =>
        links.map(({ href }) => ({ href, pathname: href, hash: '', line: 1 })),
      ),
      demos: [],
    },
    blocks,
    markdownVersion,
  };
}

/** Menu groups, those inside of others too; not subheaders, which are headings inside a group. */
const groupsOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => {
    const below = groupsOf(entry.children ?? []);
    const isGroup = entry.children && entry.subheader === undefined && entry.title !== false;
    return isGroup ? [entry, ...below] : below;
  });

/** Drawings of the pages of a menu, by path. */
const previewsOf = (
  entries: readonly MenuEntry[],
  base: string,
): [pathname: string, preview: MenuEntry['preview']][] =>
  entries.flatMap(({ pathname, preview, children }) =>
    children ? previewsOf(children, base) : [[canonicalPath(withBase(pathname, base)), preview]],
  );

/** Generates the missing pages of menu groups that do not redirect: the description, and the pages as cards. */
export function indexPages({ menus, pages, redirected, base }: IndexParts): {
  records: PageRecord[];
  problems: Problem[];
} {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  const records: PageRecord[] = [];
  const problems: Problem[] = [];
  for (const menu of menus) {
    const previews = new Map(previewsOf(menu.entries, base));
    for (const group of groupsOf(menu.entries)) {
      const pathname = groupPath(group, base);
      const isFree = !known.has(pathname) && !redirected.has(pathname);
      const { description = '' } = group;
      const problem = problemOf(pathname, description, isFree);
      if (problem)
        problems.push({
          file: menu.displayFile,
          line: menu.groupLines[group.pathname] ?? 1,
          ...problem,
        });
      if (isFree)
        records.push(
          indexRecord({
            file: `${menu.path.slice(base.length)}pages.json`,
            pathname,
            title: titleOf(group) ?? '',
            description,
            parts: partsOf(resolveMenu(group.children ?? [], base)),
            pages: known,
            previews,
          }),
        );
    }
  }
  return { records, problems };
}

function problemOf(
  pathname: string,
  description: string,
  isFree: boolean,
): Pick<Problem, 'what' | 'why' | 'fix'> | undefined {
  const limit = textLimits.description;
  if (!isFree)
    return description === ''
      ? undefined
      : {
          what: `The group has a description, but ${pathname} is not a generated index page.`,
          why: 'A page or a redirect is there, so the description would never be shown.',
          fix: 'Remove `description`.',
        };
  if (description === '')
    return {
      what: `The group has no description, and ${pathname} has no page.`,
      why: 'An index page is generated there, and begins with the description.',
      fix: `Add \`"description": "..."\` to the group, one sentence of ${limit} characters at most, or redirect ${pathname} in redirects.yaml.`,
    };
  return description.length <= limit
    ? undefined
    : {
        what: `The description of the group has ${description.length} characters, but at most ${limit} are allowed.`,
        why: `Search results cut the description of ${pathname} there.`,
        fix: 'Shorten it.',
      };
}
