// cspell:ignore tailwnd
import { expect, it } from 'vitest';
import { stylingFiles } from '../domain/content/demoStylings';
import { checkReach, checkReserved, checkStylings } from './checkPages';
import { emptyMeta } from './PageFile';
import type { PageMeta } from './PageRecord';

const linkTo = (pathname: string) => ({ href: pathname, pathname, hash: '', line: 3 });

const landing = (file: string, ...links: string[]): PageMeta => ({
  ...emptyMeta({
    file,
    pathname: `/x/${file.replace(/(?:page)?\.mdx$/, '')}/`.replace('//', '/'),
  }),
  layout: 'landing',
  links: links.map(linkTo),
});

const check = (pages: PageMeta[], linked: string[] = []) =>
  checkReach({
    pages,
    menus: [{ path: '/x/guide/', leaves: [{ pathname: '/x/guide/one/', line: 1 }] }],
    linked,
    display: (file) => `docs/${file}`,
  }).map(({ file, what }) => `${file}: ${what}`);

it('follows links from the start, the menus and the footer', () => {
  const pages = [
    landing('page.mdx', '/x/a/'),
    landing('a.mdx', '/x/b/'),
    landing('b.mdx'),
    landing('guide.mdx'),
    { ...landing('guide/one.mdx', '/x/c/'), layout: 'doc' as const },
    landing('c.mdx'),
    landing('privacy.mdx'),
  ];
  expect(check(pages, ['/x/privacy/'])).toEqual([]);
});

it('finds pages that nothing leads to, also when they link to each other', () => {
  const pages = [landing('page.mdx'), landing('a.mdx', '/x/b/'), landing('b.mdx', '/x/a/')];
  expect(check(pages)).toEqual([
    'docs/a.mdx: No menu and no other page links to /x/a/.',
    'docs/b.mdx: No menu and no other page links to /x/b/.',
  ]);
});

const reserved = (base: string, ...pathnames: string[]) =>
  checkReserved(
    pathnames.map((pathname) => ({ pathname, file: `${pathname}.mdx` })),
    base,
    (file) => file,
  ).map(({ what }) => what);

it('accepts pages at other paths, also at names of the host below a base', () => {
  expect(reserved('/x/', '/x/', '/x/searching/', '/x/guide/search/', '/x/workbench/')).toEqual([]);
  expect(reserved('/', '/', '/guide/workbench/')).toEqual([]);
});

it('names the path that the site writes itself', () => {
  expect(reserved('/x/', '/x/search/', '/x/assets/a/', '/x/licenses', '/x/llms.txt/')).toEqual([
    'The path /x/search/ is reserved: the site writes /x/search itself.',
    'The path /x/assets/a/ is reserved: the site writes /x/assets itself.',
    'The path /x/licenses is reserved: the site writes /x/licenses itself.',
    'The path /x/llms.txt/ is reserved: the site writes /x/llms.txt itself.',
  ]);
  expect(reserved('/', '/search/', '/workbench/', '/mcp/a/', '/404.html/')).toHaveLength(4);
});

it('names the line of a redirect', () => {
  const places = [{ pathname: '/x/search/', file: 'redirects.yaml', line: 7 }];
  expect(checkReserved(places, '/x/', (file) => file)).toMatchObject([
    { file: 'redirects.yaml', line: 7 },
  ]);
});

const display = (file: string) => `docs/${file}`;
const stylings = (...files: string[]) =>
  checkStylings(
    ['a/demos/Basic.tsx'],
    files.map((file) => `a/demos/${file}`),
    display,
  );

it('finds the other stylings beside the demo', () => {
  expect(stylingFiles('a/demos/Basic.tsx')).toEqual({
    'a/demos/Basic.tailwind.tsx': 'Tailwind',
    'a/demos/Basic.css.tsx': 'CSS',
  });
  expect(stylings('Basic.css.tsx', 'Basic.tailwind.tsx')).toEqual([]);
});

it('names the file that is missing', () => {
  expect(stylings('Basic.css.tsx')).toMatchObject([
    {
      file: 'docs/a/demos/Basic.css.tsx',
      line: 1,
      what: 'The demo Basic has no version in Tailwind.',
      fix: 'Write docs/a/demos/Basic.tailwind.tsx, or remove this file.',
    },
  ]);
});

it('reports a styling without its demo', () => {
  expect(stylings('Other.css.tsx')).toMatchObject([
    {
      what: 'There is no demo Other for this styling.',
      fix: 'Write docs/a/demos/Other.tsx.',
    },
  ]);
});

it('reports an ending that is no styling, and says which may be meant', () => {
  const [problem, ...others] = stylings('Basic.tailwnd.tsx');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    what: 'Basic.tailwnd.tsx has an unknown styling in its name: `tailwnd`.',
  });
  expect(problem!.fix).toContain('Name it Basic.tailwind.tsx or Basic.css.tsx');
  expect(problem!.fix).toContain('Did you mean tailwind?');
});
