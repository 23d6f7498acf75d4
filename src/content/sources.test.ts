// cspell:ignore über cber
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { pathnameOf } from './links';
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
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
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
  folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  for (const file of ['content/a.md', 'elsewhere/far.mdx', 'elsewhere/demos/Far.tsx']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
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
    pages: [],
    menus: [],
    demos: ['a/demos/A.tsx', 'a/demos/AB.tsx'],
    stylings: ['a/demos/A.css.tsx'],
    modules: ['a/demos/A.css', 'a/demos/A.css.tsx', 'a/demos/A.tsx', 'a/demos/AB.tsx', 'theme.ts'],
    figures: [],
    playgrounds: [],
    skills: [],
  };
  expect(filesOfDemo('a/demos/A.tsx', sources)).toEqual([
    'a/demos/A.css',
    'a/demos/A.css.tsx',
    'a/demos/A.tsx',
  ]);
});
