import { groupBy } from '../domain/groupBy';
import { deriveTitle, type MenuEntry } from '../domain/navigation/menu';
import type { PageMeta } from './PageRecord';
import type { Menu } from './readMenu';

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
