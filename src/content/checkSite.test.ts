// cspell:ignore dota
import { expect, it } from 'vitest';
import { checkFileLinks, checkSite, type CheckInput } from './checkSite';
import { emptyMeta } from './PageFile';
import { formatProblem } from './Problem';
import type { PageMeta } from './PageRecord';
import type { Menu } from './readMenu';

function page(file: string, more: Partial<PageMeta> = {}): PageMeta {
  const pathname = `/x/${file.replace(/\.mdx?$/, '')}/`;
  return { ...emptyMeta({ file, pathname }), title: 'T', description: 'D', ...more };
}

const menuOf = (...leaves: string[]): Menu => ({
  displayFile: 'docs/pages.json',
  path: '/x/',
  entries: [],
  leaves: leaves.map((pathname, index) => ({ pathname, line: index + 2 })),
  groupLines: {},
});

const check = (parts: Partial<CheckInput>) =>
  checkSite({
    pages: [],
    menus: [],
    demos: [],
    display: (file) => `docs/${file}`,
    ...parts,
  }).map(({ file, line, what, fix }) => `${file}:${line}: ${what} ${fix}`);

it('is content with a site that fits together', () => {
  const link = { href: '/x/b/#c', pathname: '/x/b/', hash: 'c', line: 3 };
  const pages = [
    page('a.mdx', { links: [link], demos: [{ name: 'D', line: 1 }] }),
    page('b.mdx', { anchors: ['c'] }),
  ];
  expect(check({ pages, menus: [menuOf('/x/a/', '/x/b/')], demos: ['a/demos/D.tsx'] })).toEqual([]);
});

it.each(['c#', 'q?', '100%', 'a\\b', 'new\nline', 'end.', 'end ', ' start', 'end /a'])(
  'does not accept the name %j',
  (name) => {
    const found = check({ pages: [page(`${name}.mdx`, { layout: 'landing' })] });
    expect(found).toEqual([expect.stringContaining('cannot be a URL on every server')]);
  },
);

it.each(['中文', 'with space', "it's (1) & 2+3", 'v0.13', 'cafe\u0301'])(
  'accepts the name %j',
  (name) => {
    expect(check({ pages: [page(`${name}.mdx`, { layout: 'landing' })] })).toEqual([]);
  },
);

it('finds images and links without a file', () => {
  const files = [
    { address: '/x/a.png', line: 3, use: 'image' as const },
    { address: '/x/a.pdf', line: 4, use: 'link' as const },
  ];
  const found = checkFileLinks(
    { pages: [page('a.mdx', { files })], display: (file) => `docs/${file}` },
    (address) => address === '/x/a.png',
  );
  expect(found.map(formatProblem)).toEqual([
    'docs/a.mdx:4: The link /x/a.pdf has no file. Readers would see the not-found page. Put the file into the folder public, or correct the path.',
  ]);
});

it('finds two pages with one address', () => {
  expect(check({ pages: [page('a.md'), page('a.mdx')], menus: [menuOf('/x/a/')] })).toEqual([
    'docs/a.mdx:1: Two pages have the path /x/a/. Rename or remove one of the two files.',
  ]);
});

it('finds a menu entry without page, and names the nearest', () => {
  expect(
    check({ pages: [page('install.mdx')], menus: [menuOf('/x/install/', '/x/instal/')] }),
  ).toEqual([
    'docs/pages.json:3: The menu entry /x/instal/ has no page. Write the page, or remove the entry. Did you mean /x/install/?',
  ]);
});

it('finds an address that is in the menu twice', () => {
  expect(check({ pages: [page('a.mdx')], menus: [menuOf('/x/a/', '/x/a/')] })).toEqual([
    'docs/pages.json:3: The path /x/a/ is in the menu twice. Remove one of the two entries.',
  ]);
});

it('finds a page that is in no menu, unless it is a landing page', () => {
  expect(
    check({ pages: [page('a.mdx'), page('b.mdx', { layout: 'landing' })], menus: [menuOf()] }),
  ).toEqual([
    'docs/a.mdx:1: The page /x/a/ is not in a menu. Add `{ "pathname": "/x/a/" }` to docs/pages.json; only pages with `layout: landing` or `layout: home` can be left out.',
  ]);
});

it('accepts the anchor of a title', () => {
  const links = [{ href: '#t', pathname: '/x/a/', hash: 't', line: 1 }];
  const pages = [page('a.mdx', { links, titleId: 't' })];
  expect(check({ pages, menus: [menuOf('/x/a/')] })).toEqual([]);
});

it('finds links to a missing page and to a missing anchor', () => {
  const links = [
    { href: '/x/nothing-like-it/', pathname: '/x/nothing-like-it/', hash: '', line: 4 },
    { href: '#headin', pathname: '/x/a/', hash: 'headin', line: 5 },
  ];
  expect(
    check({ pages: [page('a.mdx', { links, anchors: ['heading'] })], menus: [menuOf('/x/a/')] }),
  ).toEqual([
    'docs/a.mdx:4: The link /x/nothing-like-it/ does not lead to a page. Correct the path.',
    'docs/a.mdx:5: The link #headin points to an anchor that /x/a/ does not have. Correct the part after #. Did you mean heading?',
  ]);
});

it('finds unknown demos and demos of one name', () => {
  const a = page('a.mdx', {
    demos: [{ name: 'Basik', line: 7 }],
  });
  expect(
    check({
      pages: [a],
      menus: [menuOf('/x/a/')],
      demos: ['a/demos/Basic.tsx', 'b/demos/Basic.tsx'],
    }),
  ).toEqual([
    'docs/a.mdx:7: There is no demo Basik. Write demos/Basik.tsx next to the page. Did you mean Basic?',
    'docs/b/demos/Basic.tsx:1: Two demos are named Basic. Rename one of the two files.',
  ]);
});

it('finds unknown preview regions', () => {
  const demos = ['a/demos/Basic.tsx', 'a/demos/Plain.tsx'];
  const pages = [
    page('a.mdx', {
      demos: [
        { name: 'Basic', region: 'data', line: 7 },
        { name: 'Basic', region: 'dota', line: 8 },
        { name: 'Plain', line: 9 },
      ],
    }),
  ];
  const regions = new Map([
    ['Basic', ['data', 'layout']],
    ['Plain', []],
  ]);
  expect(check({ pages, menus: [menuOf('/x/a/')], demos, regions })).toEqual([
    'docs/a.mdx:8: The demo Basic has no preview region dota. Mark it in the demo: `preview-start dota`, `preview-end`. Did you mean data?',
  ]);
});
