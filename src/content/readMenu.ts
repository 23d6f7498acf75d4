import { z } from 'zod';
import { groupBy } from '../domain/groupBy';
import { canonicalPath, withBase } from '../domain/navigation/canonicalPath';
import { type MenuEntry, deriveTitle } from '../domain/navigation/menu';
import type { PageMeta } from './PageRecord';
import type { Problem } from './Problem';
import { readYaml } from './yamlLines';

export interface Menu {
  /** Source, as problems name it. */
  displayFile: string;
  /** Address of the section, with the base. */
  path: string;
  entries: MenuEntry[];
  /** Entries without children: canonical path and line. */
  leaves: { pathname: string; line: number }[];
  /** Lines of the entries with children, by their `pathname`. */
  groupLines: Record<string, number>;
}

/**
 * Reads a `pages.json` strictly: unknown or wrong fields are problems with their line.
 * @param illustrations names of the files in the folder `illustrations`
 */
export function readMenu(
  text: string,
  displayFile: string,
  path: string,
  base: string,
  illustrations: readonly string[] = [],
): { menu: Menu; problems: Problem[] } {
  const entry = z.strictObject({
    pathname: z.string().startsWith('/', 'expected a path that starts with a slash'),
    title: z.union([z.string(), z.literal(false)], 'expected a string or false').optional(),
    subheader: z.string().optional(),
    get children(): z.ZodOptional<z.ZodType<MenuEntry[]>> {
      return z.array(entry).optional();
    },
    description: z.string().optional(),
    illustration: z
      .string()
      .refine((name) => illustrations.includes(name), 'there is no such illustration')
      .optional(),
    newFeature: z.boolean().optional(),
  });
  const {
    value: entries = [],
    problems,
    lineOf,
  } = readYaml(text, displayFile, z.array(entry), {
    why: 'The side menu comes from this file.',
    fix: `Write a list of entries: \`[{ "pathname": "/..." }]\`. Their other fields are ${Object.keys(entry.shape).slice(1).join(', ')}. The \`pathname\` of a group is a unique one, which usually ends in \`-group\`. Illustrations: ${illustrations.join(', ')}.`,
  });
  const menu: Menu = { displayFile, path, entries, leaves: [], groupLines: {} };
  const list = (listed: readonly MenuEntry[], at: readonly PropertyKey[]) =>
    listed.forEach(({ pathname, children }, index) => {
      const line = lineOf([...at, index]);
      if (children) menu.groupLines[pathname] = line;
      else menu.leaves.push({ pathname: canonicalPath(withBase(pathname, base)), line });
      list(children ?? [], [...at, index, 'children']);
    });
  list(entries, []);
  return { menu, problems };
}

type ListedMeta = Pick<PageMeta, 'pathname' | 'title' | 'order'>;

const byOrder = ({ order = Infinity, title }: ListedMeta, other: ListedMeta) =>
  order === (other.order ?? Infinity)
    ? title.localeCompare(other.title, 'en')
    : order - (other.order ?? Infinity);

/** The entries of a folder: its own page, those beside it by `order` and title, then the folders in it. */
function entriesOf(folder: string, pages: readonly ListedMeta[]): MenuEntry[] {
  const named = [...groupBy(pages, ({ pathname }) => pathname.slice(folder.length).split('/')[0]!)];
  const parts = named.map(([name, below]) => {
    const path = name === '' ? folder : `${folder}${name}/`;
    const page = below.find(({ pathname }) => pathname === path);
    const isFolder = below.length > 1 || !page;
    const listed = { ...page, pathname: path, title: page?.title ?? deriveTitle(path) };
    return { below, isFolder, isOwn: name === '', listed };
  });
  const rank = ({ isFolder, isOwn }: (typeof parts)[number]) => (isOwn ? 0 : isFolder ? 2 : 1);
  return parts
    .sort((a, b) => rank(a) - rank(b) || byOrder(a.listed, b.listed))
    .map(({ below, isFolder, listed: { pathname, title } }) =>
      isFolder
        ? {
            pathname: `${pathname.slice(0, -1)}-group`,
            title,
            children: entriesOf(pathname, below),
          }
        : { pathname, title },
    );
}

const withoutSingleGroup = (entries: MenuEntry[]) =>
  (entries.length === 1 && entries[0]?.children) || entries;

/** The menu of a content folder without a `pages.json`: a group for each folder, or what is in the only one. */
export const folderMenu = (pages: readonly ListedMeta[], base: string): Menu => ({
  displayFile: 'pages.json',
  path: base,
  entries: withoutSingleGroup(entriesOf(base, pages)),
  leaves: pages.map(({ pathname }) => ({ pathname, line: 1 })),
  groupLines: {},
});
