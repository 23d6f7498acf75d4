import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { pathnameOf } from './pathnameOf';
import { filesOfDemo, listSources, sectionPathOf } from './sources';

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

it('lists pages, menus and demos, sorted, and passes hidden folders and projects over', () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  for (const file of [
    'b/page.mdx',
    'a.md',
    'core/pages.json',
    'b/demos/Basic.tsx',
    'b/demos/Basic.css.tsx',
    'b/demos/helper.ts',
    'b/demos/row.tsx',
    'b/Other.tsx',
    '.git/x.md',
    'node_modules/y.md',
    'examples/app/package.json',
    'examples/app/README.md',
    'examples/app/demos/App.tsx',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(listSources(folder)).toEqual({
    pages: ['a.md', 'b/page.mdx'],
    menus: ['core/pages.json'],
    demos: ['b/demos/Basic.tsx'],
    stylings: ['b/demos/Basic.css.tsx'],
    modules: [
      'b/Other.tsx',
      'b/demos/Basic.css.tsx',
      'b/demos/Basic.tsx',
      'b/demos/helper.ts',
      'b/demos/row.tsx',
    ],
  });
});

it.each([
  ['page.mdx', '/toolpad/'],
  ['index.md', '/toolpad/'],
  ['core/introduction/page.mdx', '/toolpad/core/introduction/'],
  ['core/introduction/installation.mdx', '/toolpad/core/introduction/installation/'],
  ['core/homepage.md', '/toolpad/core/homepage/'],
])('%s is at %s', (file, pathname) => {
  expect(pathnameOf(file, '/toolpad/')).toBe(pathname);
});

it('puts a section where its menu lies', () => {
  expect(sectionPathOf('core/pages.json', '/toolpad/')).toBe('/toolpad/core/');
  expect(sectionPathOf('pages.json', '/toolpad/')).toBe('/toolpad/');
});

it('knows the files of a demo', () => {
  const sources = {
    pages: [],
    menus: [],
    demos: ['a/demos/A.tsx', 'a/demos/AB.tsx'],
    stylings: ['a/demos/A.css.tsx'],
    modules: ['a/demos/A.css', 'a/demos/A.css.tsx', 'a/demos/A.tsx', 'a/demos/AB.tsx', 'theme.ts'],
  };
  expect(filesOfDemo('a/demos/A.tsx', sources)).toEqual([
    'a/demos/A.css',
    'a/demos/A.css.tsx',
    'a/demos/A.tsx',
  ]);
});
