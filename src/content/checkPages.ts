import { layouts } from '../domain/content/layouts';
import type { PageMeta } from './PageRecord';
import type { Problem } from './Problem';
import type { Menu } from './readMenu';
import path from 'node:path';
import { demoStylings, otherStylings, stylingFiles } from '../domain/content/demoStylings';
import { didYouMean } from './nearest';

export interface ReachParts {
  pages: readonly PageMeta[];
  menus: readonly Pick<Menu, 'path' | 'leaves'>[];
  /** Paths that every page links to, such as those of the footer. */
  linked: readonly string[];
  /** A source as problems name it. */
  display: (file: string) => string;
}

/** The start of the site, home pages and lists of a menu group: parts of every page lead there. */
const isStart = ({ file, layout }: PageMeta) =>
  layouts[layout].isHome || !layouts[layout].isAuthored || /^(?:page|index)\.mdx?$/.test(file);

/**
 * Pages that no menu and no other page leads to. Links are followed from home pages, menus and the footer, so two pages
 * that only link to each other are found, too. An article without a menu entry is a problem of `checkSite`.
 */
export function checkReach({ pages, menus, linked, display }: ReachParts): Problem[] {
  const byPath = new Map(pages.map((page) => [page.pathname, page]));
  const queue = [
    ...pages.filter(isStart).map(({ pathname }) => pathname),
    ...menus.flatMap(({ path, leaves }) => [path, ...leaves.map(({ pathname }) => pathname)]),
    ...linked,
  ];
  const reached = new Set<string>();
  for (let pathname = queue.pop(); pathname !== undefined; pathname = queue.pop()) {
    if (reached.has(pathname)) continue;
    reached.add(pathname);
    queue.push(...(byPath.get(pathname)?.links ?? []).map((link) => link.pathname));
  }
  return pages
    .filter(({ pathname, layout }) => !reached.has(pathname) && !layouts[layout].isArticle)
    .map(({ file, pathname }) => ({
      file: display(file),
      line: 1,
      what: `No menu and no other page links to ${pathname}.`,
      why: 'Readers could only open it by its URL.',
      fix: 'Link to it from a page, or remove it.',
    }));
}

/**
 * Files that look like another styling of a demo but are not: their ending is no styling, their demo is missing, or
 * another styling is missing.
 * @param demos files relative to the content folder, as are `files`, the `stylings` of `listSources`
 */
export function checkStylings(
  demos: readonly string[],
  files: readonly string[],
  display: (file: string) => string,
): Problem[] {
  const endings = otherStylings.map((styling) => demoStylings[styling].fileEnding);
  const infixes = endings.map((ending) => ending.slice(1, -'.tsx'.length));
  return files.flatMap((file): Problem[] => {
    const baseName = path.posix.basename(file);
    const [, name = '', infix = ''] = /^([^.]*)\.(.*)\.tsx$/.exec(baseName) ?? [];
    const at = { file: display(file), line: 1 };
    if (!infixes.includes(infix)) {
      const names = endings.map((ending) => name + ending).join(' or ');
      return [
        {
          ...at,
          what: `${baseName} has an unknown styling in its name: \`${infix}\`.`,
          why: 'No page would show it.',
          fix: `Name it ${names}; a file that the demo only imports begins with a small letter.${didYouMean(infix, infixes)}`,
        },
      ];
    }
    const demo = path.posix.join(path.posix.dirname(file), `${name}.tsx`);
    if (!demos.includes(demo)) {
      return [
        {
          ...at,
          what: `There is no demo ${name} for this styling.`,
          why: 'The page runs the file without a styling in its name, and shows it first.',
          fix: `Write ${display(demo)}.`,
        },
      ];
    }
    return Object.entries(stylingFiles(demo))
      .filter(([other]) => !files.includes(other))
      .map(([other, styling]) => ({
        ...at,
        what: `The demo ${name} has no version in ${styling}.`,
        why: `A demo has one styling, or all ${endings.length + 1}.`,
        fix: `Write ${display(other)}, or remove this file.`,
      }));
  });
}

/** Names that the site itself writes below its base. */
export const siteNames = [
  '.well-known',
  'addresses.json',
  'assets',
  'consent',
  'favicon.svg',
  'feed.xml',
  'frames',
  'house',
  'licenses',
  'llms.txt',
  'mcp',
  'offline.html',
  'search',
  'sitemap.xml',
  'skills',
  'sw.js',
  'tokens',
];

/** Names that it writes at the root of the host, which a site below `/` shares with them. */
export const hostNames = [
  '404.html',
  '_headers',
  '_redirects',
  'headers.json',
  'headers.nginx.conf',
  'redirects.json',
  'redirects.nginx.conf',
  'robots.txt',
  'server.nginx.conf',
  'workbench',
];

/** Reports pages and redirects at paths of the site itself: only one of the two could be published. */
export function checkReserved(
  places: readonly { pathname: string; file: string; line?: number }[],
  base: string,
  display: (file: string) => string,
): Problem[] {
  const reserved = [...siteNames, ...(base === '/' ? hostNames : [])].map((name) => base + name);
  return places.flatMap(({ pathname, file, line = 1 }) => {
    const taken = reserved.find((path) => `${pathname}/`.startsWith(`${path}/`));
    return taken === undefined
      ? []
      : {
          file: display(file),
          line,
          what: `The path ${pathname} is reserved: the site writes ${taken} itself.`,
          why: 'One of the two would replace the other.',
          fix: 'Choose another path.',
        };
  });
}
