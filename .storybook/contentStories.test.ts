import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeStories } from 'storybook/internal/common';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { siteOf } from '../scripts/siteOf';
import { defaultContentDir } from '../src/app/build/paths';
import { listSources } from '../src/content/sources';
import { testFolder } from '../src/content/testing/testFolder';

const demo = 'export default () => <p>Hello</p>;\n';
const contentDir = testFolder({
  'index.md': '# Home\n',
  'guide/page.mdx': '# Guide\n',
  'guide/first-steps.md': '# First steps\n',
  'guide/demos/Hello.tsx': demo,
  'react-page-box/demos/Basic.tsx': demo,
  'use-box/demos/Basic.tsx': demo,
  'demos/Alone.tsx': demo,
});
vi.stubEnv('WORKBENCH_SITE', JSON.stringify({ ...siteOf(contentDir), name: 'Guides' }));
const { contentStories, demoIndexer, pageIndexer, storiesOf } = await import('./contentStories');

const noTitle = { makeTitle: () => '' };
const listed = await Promise.all([
  pageIndexer.createIndex('plainPages.ts', noTitle),
  ...listSources(contentDir).demos.map((file) =>
    demoIndexer.createIndex(path.join(contentDir, file), noTitle),
  ),
]);

describe('the workbench of another folder', () => {
  it('has stories of each page and each demo', () =>
    expect(listed.flat().map(({ title, exportName }) => `${title} ${exportName}`)).toEqual([
      'Pages/Guide/First steps Desktop',
      'Pages/Guide/First steps Phone',
      'Pages/Guide/Overview Desktop',
      'Pages/Guide/Overview Phone',
      'Pages/Overview Desktop',
      'Pages/Overview Phone',
      'Demos/Alone AsOpened',
      'Demos/Guide/Hello AsOpened',
      'Demos/Page Box/Basic AsOpened',
      'Demos/useBox/Basic AsOpened',
    ]));

  it('lists a demo as one entry, whose story has the name of its component', () => {
    const demos = listed.flat().filter(({ title }) => title!.startsWith('Demos/'));
    expect(demos.map(({ name }) => name)).toEqual(['Alone', 'Hello', 'Basic', 'Basic']);
    expect(demos.every(({ title, name }) => title!.endsWith(`/${name}`))).toBe(true);
  });

  it('has a module of each story, which imports its page or demo', () => {
    const { load } = contentStories() as unknown as { load: (id: string) => string };
    for (const { importPath, exportName } of listed.flat()) {
      const code = load(`\0${importPath}`);
      expect(code).toMatch(new RegExp(`export const {.*\\b${exportName}\\b`));
      const [, file = ''] = /from "(.+?)(\?compiled)?";/.exec(code)!;
      expect(existsSync(file), file).toBe(true);
    }
  });

  it('has every story of the interface that imports nothing of our content', () => {
    const specifiers = normalizeStories(storiesOf(contentDir, true), {
      configDir: path.resolve('.storybook'),
      workingDir: process.cwd(),
    });
    const isShown = (file: string) =>
      specifiers.some(({ importPathMatcher }) => importPathMatcher.test(`./${file}`));
    const isOfOurs = (file: string) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.some(({ fileName }) =>
          /\/docs\/|\?compiled$|^(reference|playground):|:figures$/.test(fileName),
        );
    const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(components|kit)\/.*\.stories\.tsx$/.test(file))
      .map((file) => `stories/${file}`);
    expect(files.filter((file) => !isShown(file))).toEqual(files.filter(isOfOurs));
    expect(isShown('stories/pages/DocPage.stories.tsx')).toBe(false);
    expect(isShown('stories/demos/Crud.stories.tsx')).toBe(false);
  });
});

it('has the written stories of our own pages and demos, and a plain one of each demo', () => {
  const entries = storiesOf(defaultContentDir, true);
  expect(entries).toContainEqual(expect.objectContaining({ titlePrefix: 'Pages' }));
  expect(entries).toContainEqual(expect.objectContaining({ directory: defaultContentDir }));
  expect(entries).not.toContain('../stories/pages/plainPages.ts');
});
