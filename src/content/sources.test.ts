// cspell:ignore über cber
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from './testing/testFolder';
import { pathnameOf } from './links';
import { filesOfDemo, listSources, sectionPathOf } from './sources';

/** A folder with empty files. */
const folderOf = (...files: string[]) =>
  testFolder(Object.fromEntries(files.map((file) => [file, ''])));

it('lists pages, menus and demos, sorted, and passes hidden folders and projects over', () => {
  const folder = folderOf(
    'b/page.mdx',
    'a.md',
    'core/pages.json',
    'b/demos/Basic.tsx',
    'b/demos/Basic.css.tsx',
    'b/demos/helper.ts',
    'b/demos/row.tsx',
    'b/diagrams/Flow.yaml',
    'b/pictures.yaml',
    'illustrations/Card.svg',
    'b/Other.tsx',
    'core/skills/one/SKILL.md',
    'skills/SKILL.mdx',
    '.git/x.md',
    'node_modules/y.md',
    'public/z.md',
    'examples/app/package.json',
    'examples/app/README.md',
    'examples/app/demos/App.tsx',
  );
  expect(listSources(folder)).toEqual({
    pages: ['a.md', 'b/page.mdx', 'skills/SKILL.mdx'],
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
    figures: ['b/diagrams/Flow.yaml', 'b/pictures.yaml', 'illustrations/Card.svg'],
    playgrounds: [],
    skills: ['core/skills/one/SKILL.md'],
  });
});

it('follows linked folders and files, but no circle, and passes links to nothing over', () => {
  const folder = folderOf('content/a.md', 'elsewhere/far.mdx', 'elsewhere/demos/Far.tsx');
  const content = path.join(folder, 'content');
  symlinkSync('../elsewhere', path.join(content, 'linked'));
  symlinkSync('../elsewhere/far.mdx', path.join(content, 'b.mdx'));
  symlinkSync('.', path.join(content, 'circle'));
  symlinkSync('../nothing', path.join(content, 'nothing.md'));
  expect(listSources(content)).toMatchObject({
    pages: ['a.md', 'b.mdx', 'linked/far.mdx'],
    demos: ['linked/demos/Far.tsx'],
  });
});

it.each([
  ['page.mdx', '/toolpad/'],
  ['index.md', '/toolpad/'],
  ['core/introduction/page.mdx', '/toolpad/core/introduction/'],
  ['core/introduction/installation.mdx', '/toolpad/core/introduction/installation/'],
  ['core/homepage.md', '/toolpad/core/homepage/'],
  ['core/cafe\u0301 中.md', '/toolpad/core/caf%C3%A9%20%E4%B8%AD/'],
])('%s is at %s', (file, pathname) => {
  expect(pathnameOf(file, '/toolpad/')).toBe(pathname);
});

it('puts a section where its menu lies', () => {
  expect(sectionPathOf('core/pages.json', '/toolpad/')).toBe('/toolpad/core/');
  expect(sectionPathOf('pages.json', '/toolpad/')).toBe('/toolpad/');
  expect(sectionPathOf('über uns/pages.json', '/toolpad/')).toBe('/toolpad/%C3%BCber%20uns/');
});

it('knows the files of a demo', () => {
  const sources = {
    modules: ['a/demos/A.css', 'a/demos/A.css.tsx', 'a/demos/A.tsx', 'a/demos/AB.tsx', 'theme.ts'],
  };
  expect(filesOfDemo('a/demos/A.tsx', sources)).toEqual([
    'a/demos/A.css',
    'a/demos/A.css.tsx',
    'a/demos/A.tsx',
  ]);
});
