import { expect, it } from 'vitest';
import { checkReserved } from './checkReserved';

const check = (base: string, ...pathnames: string[]) =>
  checkReserved(
    pathnames.map((pathname) => ({ pathname, file: `${pathname}.mdx` })),
    base,
    (file) => file,
  ).map(({ what }) => what);

it('accepts pages at other paths, also at names of the host below a base', () => {
  expect(check('/x/', '/x/', '/x/searching/', '/x/guide/search/', '/x/workbench/')).toEqual([]);
  expect(check('/', '/', '/guide/workbench/')).toEqual([]);
});

it('names the path that the site writes itself', () => {
  expect(check('/x/', '/x/search/', '/x/assets/a/', '/x/licenses', '/x/llms.txt/')).toEqual([
    'The path /x/search/ is reserved: the site writes /x/search itself.',
    'The path /x/assets/a/ is reserved: the site writes /x/assets itself.',
    'The path /x/licenses is reserved: the site writes /x/licenses itself.',
    'The path /x/llms.txt/ is reserved: the site writes /x/llms.txt itself.',
  ]);
  expect(check('/', '/search/', '/workbench/', '/mcp/a/', '/404.html/')).toHaveLength(4);
});

it('names the line of a redirect', () => {
  const places = [{ pathname: '/x/search/', file: 'redirects.yaml', line: 7 }];
  expect(checkReserved(places, '/x/', (file) => file)).toMatchObject([
    { file: 'redirects.yaml', line: 7 },
  ]);
});
