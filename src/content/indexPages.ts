import { toMarkdown } from 'mdast-util-to-markdown';
import { canonicalPath, decoded, withBase } from '../domain/navigation/canonicalPath';
import {
  menuPages,
  groupPath,
  resolveMenu,
  type MenuEntry,
  type MenuNode,
  type PageLink,
  titleOf,
} from '../domain/navigation/menu';
import { escapeHtml, format } from '../domain/strings/format';
import { strings } from '../domain/strings/strings';
import { cardBlock, componentBlock, htmlBlock } from './blocks';
import { createIds } from './plugins/rehypeHeadings';
import { partsIn } from './nodes';
import { emptyMeta } from './PageFile';
import type { Block, Heading, PageMeta, PageRecord } from './PageRecord';
import { textLimits } from './plugins/remarkFrontMatter';
import type { Problem, ProblemText } from './Problem';
import type { Menu } from './readMenu';

export interface IndexParts {
  menus: readonly Menu[];
  pages: readonly PageMeta[];
  /** Markup of the illustrations, by name. */
  illustrations: Readonly<Record<string, string>>;
  /** Paths that redirect, with the base. */
  redirected: ReadonlySet<string>;
  base: string;
  siteName: string;
}

interface IndexCard extends PageLink {
  description: string;
  illustration: MenuEntry['illustration'];
}

/** A group of cards on an index page; the first one may have no heading. */
interface Part {
  heading?: Heading;
  links: IndexCard[];
}

/** Pages of a group: those directly in it first, then its subheaders and groups, one after the other. */
function groupParts(
  nodes: readonly MenuNode[],
  cardsOf: (links: readonly PageLink[]) => IndexCard[],
): Part[] {
  const idOf = createIds();
  const direct = nodes.filter((node) => node.kind === 'page');
  const below = nodes.flatMap((node): Part[] => {
    if (node.kind === 'page') return [];
    const { title, children } = node;
    return [
      {
        heading: { id: idOf(title), title, depth: 2 },
        links: cardsOf(menuPages(children)),
      },
    ];
  });
  return partsIn<Part>(direct.length > 0 && { links: cardsOf(menuPages(direct)) }, below);
}

function headingBlock({ id, title }: Heading): Block {
  const name = escapeHtml(format(strings['prose.linkTo'], { heading: title }));
  const anchor = `<a class="heading-anchor" href="#${id}" aria-label="${name}"></a>`;
  return htmlBlock('h2', escapeHtml(title) + anchor, { id, 'aria-label': title });
}

/** As a list, where they have no illustrations. */
const cardsBlock = (
  links: readonly IndexCard[],
  illustrations: Readonly<Record<string, string>>,
): Block =>
  componentBlock(
    'LinkCards',
    { kind: links.some(({ illustration }) => illustration) ? 'small' : 'list' },
    links.map(({ href, title, description, illustration }) =>
      cardBlock(
        { href, title, ...(illustration && { illustration: illustrations[illustration] }) },
        description,
      ),
    ),
  );

function indexRecord(
  own: Pick<PageMeta, 'file' | 'pathname' | 'title' | 'description'>,
  parts: readonly Part[],
  illustrations: Readonly<Record<string, string>>,
): PageRecord {
  const { title, description } = own;
  const headings = partsIn(parts.map(({ heading }) => heading));
  const links = parts.flatMap((part) => part.links);
  return {
    meta: {
      ...emptyMeta(own),
      ...own,
      layout: 'index',
      headings,
      anchors: headings.map(({ id }) => id),
      links: links.map(({ href }) => ({ href, pathname: href, hash: '', line: 1 })),
      figures: links.flatMap(({ illustration }) =>
        illustration ? [{ kind: 'Illustration' as const, name: illustration }] : [],
      ),
    },
    blocks: [
      htmlBlock('h1', escapeHtml(title)),
      htmlBlock('p', escapeHtml(description), { className: 'description' }),
      ...parts.flatMap((part) =>
        partsIn(part.heading && headingBlock(part.heading), cardsBlock(part.links, illustrations)),
      ),
    ],
    markdownVersion: [
      partsIn(
        `# ${title}`,
        description,
        parts.map(({ heading, links: shown }) => [
          heading && `## ${heading.title}`,
          shown.map((link) => markdownLink(link.title, link.href, link.description)).join('\n'),
        ]),
      ).join('\n\n'),
    ],
  };
}

/** Menu groups, those inside of others too; not subheaders, which are headings inside a group. */
const groupsOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => {
    const below = groupsOf(entry.children ?? []);
    const isGroup = entry.children && entry.subheader === undefined && entry.title !== false;
    return isGroup ? [entry, ...below] : below;
  });

/** Names of the illustrations of the pages of a menu, by path. */
const illustrationsOf = (
  entries: readonly MenuEntry[],
  base: string,
): [pathname: string, illustration: MenuEntry['illustration']][] =>
  entries.flatMap(({ pathname, illustration, children }) =>
    children
      ? illustrationsOf(children, base)
      : [[canonicalPath(withBase(pathname, base)), illustration]],
  );

/** What a group without a description is about: the titles of its pages, as many as are shown. */
const titlesIn = (parts: readonly Part[]) =>
  parts
    .flatMap(({ links }) => links.map(({ title }) => title))
    .reduce((list, title) => {
      const longer = list === '' ? title : `${list}, ${title}`;
      return longer.length <= textLimits.description ? longer : list;
    }, '');

/**
 * Generates the missing pages of menu groups that do not redirect: the description, and the pages as cards. The menu
 * of a whole site is a group, too: that of its front page.
 */
export function indexPages({
  menus,
  pages,
  illustrations,
  redirected,
  base,
  siteName,
}: IndexParts): { records: PageRecord[]; problems: Problem[] } {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  const records: PageRecord[] = [];
  const problems: Problem[] = [];
  for (const menu of menus) {
    const illustrationNames = new Map(illustrationsOf(menu.entries, base));
    const cardsOf = (links: readonly PageLink[]) =>
      links.flatMap(({ href, title }): IndexCard[] => {
        const page = known.get(href);
        if (!page) return [];
        return [
          {
            href,
            // `Account`, not `Account API`; but not `Index`.
            title: page.title.startsWith(title) ? title : page.title,
            description: page.description,
            illustration: illustrationNames.get(href),
          },
        ];
      });
    const { entries } = menu;
    const site: MenuEntry = { pathname: base, title: siteName, children: entries };
    for (const group of [...(menu.path === base ? [site] : []), ...groupsOf(entries)]) {
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
      if (isFree) {
        const parts = groupParts(resolveMenu(group.children ?? [], base), cardsOf);
        const own = {
          file: `${decoded(menu.path.slice(base.length))}pages.json`,
          pathname,
          title: titleOf(group) ?? '',
          description: description || titlesIn(parts),
        };
        records.push(indexRecord(own, parts, illustrations));
      }
    }
  }
  return { records, problems };
}

function problemOf(
  pathname: string,
  description: string,
  isFree: boolean,
): ProblemText | undefined {
  const limit = textLimits.description;
  if (!isFree)
    return description === ''
      ? undefined
      : {
          what: `The group has a description, but ${pathname} is not a generated index page.`,
          why: 'A page or a redirect is there, so the description would never be shown.',
          fix: 'Remove `description`.',
        };
  return description.length <= limit
    ? undefined
    : {
        what: `The description of the group has ${description.length} characters, but at most ${limit} are allowed.`,
        why: `Search results cut the description of ${pathname} there.`,
        fix: 'Shorten it.',
      };
}

/** A line of a list in Markdown, whose texts may have any character: a link, and what it leads to. */
export const markdownLink = (title: string, url: string, description: string): string =>
  `- ${toMarkdown({
    type: 'paragraph',
    children: [
      { type: 'link', url, children: [{ type: 'text', value: title }] },
      { type: 'text', value: `: ${description.replace(/\s+/g, ' ')}` },
    ],
  }).trim()}`;
