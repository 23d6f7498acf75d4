import { authoredLayouts, layouts } from '../domain/content/layouts';
import { groupBy } from '../domain/groupBy';
import type { FigureSource } from './figures/readFigures';
import type { FigureUse, PageMeta } from './PageRecord';
import type { Problem } from './Problem';
import type { Menu } from './readMenu';
import { demoNameOf } from './sources';
import { didYouMean } from './nearest';

export interface CheckInput {
  pages: readonly PageMeta[];
  menus: readonly Menu[];
  /** Demo sources, relative to the content folder. */
  demos: readonly string[];
  /** Names of the preview regions of each demo, by its name; one region alone needs none. */
  regions?: ReadonlyMap<string, readonly string[]>;
  /** What pages can show by a name. */
  figures?: readonly FigureSource[];
  /** A source as problems name it. */
  display: (file: string) => string;
}

/** Checks across pages: names, missing or duplicate paths, menu entries, link targets, demos and figures. */
export function checkSite(parts: CheckInput): Problem[] {
  return [
    ...nameProblems(parts),
    ...duplicatePages(parts),
    ...menuProblems(parts),
    ...linkProblems(parts),
    ...demoProblems(parts),
    ...figureProblems(parts),
  ];
}

/** What servers, or systems that the pages are edited on, do not accept in the name of a file. */
function nameProblems({ pages, display }: CheckInput): Problem[] {
  return pages
    .filter(({ file }) => /[#?%\\\p{Cc}]|(^|\/)\s|[\s.](\/|$)/u.test(file.replace(/\.mdx?$/, '')))
    .map(({ file }) => ({
      file: display(file),
      line: 1,
      what: `The name ${JSON.stringify(file)} cannot be a URL on every server.`,
      why: 'A link to the page would open the not-found page.',
      fix: 'Rename the file or folder: without `#`, `?`, `%`, a backslash or control characters, and without a space or a dot at its end.',
    }));
}

function duplicatePages({ pages, display }: CheckInput): Problem[] {
  return [...groupBy(pages, (page) => page.pathname)].flatMap(([pathname, [first, ...others]]) =>
    others.map((page) => ({
      file: display(page.file),
      line: 1,
      what: `Two pages have the path ${pathname}.`,
      why: `${display(first!.file)} has the same path, and only one of them can be shown.`,
      fix: 'Rename or remove one of the two files.',
    })),
  );
}

const unlistedLayouts = authoredLayouts
  .filter((name) => !layouts[name].isArticle)
  .map((name) => `\`layout: ${name}\``)
  .join(' or ');

function menuProblems({ pages, menus, display }: CheckInput): Problem[] {
  const known = new Set(pages.map((page) => page.pathname));
  const leaves = menus.flatMap((menu) =>
    menu.leaves.map((leaf) => ({ ...leaf, file: menu.displayFile })),
  );
  const inMenu = groupBy(leaves, (leaf) => leaf.pathname);
  const missingPages = leaves
    .filter((leaf) => !known.has(leaf.pathname))
    .map(({ file, line, pathname }) => ({
      file,
      line,
      what: `The menu entry ${pathname} has no page.`,
      why: 'Its link would open the not-found page.',
      fix: `Write the page, or remove the entry.${didYouMean(pathname, known)}`,
    }));
  const twice = [...inMenu].flatMap(([pathname, [first, ...others]]) =>
    others.map(({ file, line }) => ({
      file,
      line,
      what: `The path ${pathname} is in the menu twice.`,
      why: `It is also at ${first!.file}:${first!.line}, so the previous and next pages would be ambiguous.`,
      fix: 'Remove one of the two entries.',
    })),
  );
  const missingEntries = pages
    .filter(({ layout, pathname }) => {
      const { isArticle, isAuthored } = layouts[layout];
      return isArticle && isAuthored && !inMenu.has(pathname);
    })
    .map((page) => ({
      file: display(page.file),
      line: 1,
      what: `The page ${page.pathname} is not in a menu.`,
      why: 'Readers could not find it, and it would have no previous and next.',
      fix: `Add \`{ "pathname": "${page.pathname}" }\` to ${menus.find((menu) => page.pathname.startsWith(menu.path))?.displayFile ?? 'the pages.json of its section'}; only pages with ${unlistedLayouts} can be left out.`,
    }));
  return [...missingPages, ...twice, ...missingEntries];
}

/** Links that lead to no page, or to no place on it: those of the pages, if nothing else is given. */
export function linkProblems(
  { pages, display }: Pick<CheckInput, 'pages' | 'display'>,
  linking: readonly Pick<PageMeta, 'file' | 'links'>[] = pages,
): Problem[] {
  const anchors = new Map(
    pages.map((page) => [page.pathname, new Set([...page.anchors, page.titleId ?? ''])]),
  );
  return linking.flatMap((page) =>
    page.links.flatMap(({ href, pathname, hash, line }): Problem[] => {
      const file = display(page.file);
      const target = anchors.get(pathname);
      if (!target) {
        return [
          {
            file,
            line,
            what: `The link ${href} does not lead to a page.`,
            why: 'Readers would see the not-found page.',
            fix: `Correct the path.${didYouMean(pathname, anchors.keys())}`,
          },
        ];
      }
      if (hash === '' || hash === 'main-content' || target.has(hash)) return [];
      return [
        {
          file,
          line,
          what: `The link ${href} points to an anchor that ${pathname} does not have.`,
          why: 'Readers would land at the top of the page.',
          fix: `Correct the part after #.${didYouMean(hash, target)}`,
        },
      ];
    }),
  );
}

/**
 * Images and links without a file. Apart from the other checks, as only a whole site knows the files that it generates.
 * @param isPublished whether the site has a file at an address, which has the base
 */
export function checkFileLinks(
  { pages, display }: Pick<CheckInput, 'pages' | 'display'>,
  isPublished: (address: string) => boolean,
): Problem[] {
  return pages.flatMap(({ file, files = [] }) =>
    files
      .filter(({ address }) => !isPublished(address))
      .map(({ address, line, use }) => ({
        file: display(file),
        line,
        what: `The ${use} ${address} has no file.`,
        why: `Readers would see ${use === 'image' ? 'a broken image' : 'the not-found page'}.`,
        fix: 'Put the file into the folder public, or correct the path.',
      })),
  );
}

function demoProblems({ pages, demos, regions, display }: CheckInput): Problem[] {
  const byName = groupBy(demos, demoNameOf);
  const unknown = pages.flatMap((page) =>
    page.demos
      .filter(({ name }) => !byName.has(name))
      .map(({ name, line }) => ({
        file: display(page.file),
        line,
        what: `There is no demo ${name}.`,
        why: 'There is nothing to show here.',
        fix: /^[A-Z]/.test(name)
          ? `Write demos/${name}.tsx next to the page.${didYouMean(name, byName.keys())}`
          : `Names of demos begin with a capital letter, and so do their files: ${name[0]!.toUpperCase()}${name.slice(1)}.`,
      })),
  );
  const twice = [...byName].flatMap(([name, [first, ...others]]) =>
    others.map((file) => ({
      file: display(file),
      line: 1,
      what: `Two demos are named ${name}.`,
      why: `The other one is ${display(first!)}; pages refer to a demo only by its name.`,
      fix: 'Rename one of the two files.',
    })),
  );
  const unknownRegions = pages.flatMap((page) =>
    page.demos.flatMap(({ name, region, line }) => {
      const known = regions?.get(name);
      return region === undefined || !known || known.includes(region)
        ? []
        : [
            {
              file: display(page.file),
              line,
              what: `The demo ${name} has no preview region ${region}.`,
              why: 'No code could be shown below it.',
              fix: `Mark it in the demo: \`preview-start ${region}\`, \`preview-end\`.${didYouMean(region, known)}`,
            },
          ];
    }),
  );
  return [...unknown, ...unknownRegions, ...twice];
}

/** Figures with the name of another one, and those that no page shows. */
function figureProblems({ pages, figures = [] }: CheckInput): Problem[] {
  const keyOf = ({ kind, name }: FigureUse) =>
    kind === 'Illustration' ? `illustration="${name}"` : `<${kind} name="${name}" />`;
  const shown = new Set(pages.flatMap((page) => (page.figures ?? []).map(keyOf)));
  return [...groupBy(figures, keyOf)].flatMap(([key, [first, ...others]]) => [
    ...others.map(({ file, line, name }) => ({
      file,
      line,
      what: `The name ${name} is taken.`,
      why: `${first!.file}:${first!.line} has it; pages refer to a figure only by its name.`,
      fix: 'Rename one of the two.',
    })),
    ...(shown.has(key)
      ? []
      : [
          {
            file: first!.file,
            line: first!.line,
            what: `No page shows ${first!.name}.`,
            why: 'Readers would never see it.',
            fix: `Write \`${key}\` on a page, or remove it.`,
          },
        ]),
  ]);
}
