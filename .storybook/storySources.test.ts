import { expect, test } from 'vitest';
import { staleBuild, workbenchSources } from '../scripts/workbench/staleBuild';
import { testFolder } from '../src/content/testing/testFolder';
import { hashWithImports, storySources, type Module } from './storySources';

const modules: Record<string, Module> = {
  story: { code: 'story', imports: ['component', 'react'] },
  component: { code: 'component', imports: ['theme', 'story'] },
  theme: { code: 'theme', imports: [] },
  other: { code: 'other', imports: [] },
};
const hashOfStory = (changes: Record<string, Module> = {}) =>
  hashWithImports('story', (id) => ({ ...modules, ...changes })[id]);

test('a change of anything that a story imports changes its hash', () => {
  expect(hashOfStory({ theme: { code: 'dark theme', imports: [] } })).not.toBe(hashOfStory());
});

test('a change elsewhere does not', () => {
  expect(hashOfStory({ other: { code: 'changed', imports: [] } })).toBe(hashOfStory());
});

test('writes what a workbench is built from, so that a test of it knows whether it is old', () => {
  const files = new Map<string, string>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, source);
  const { generateBundle } = storySources();
  (generateBundle as (this: unknown, ...given: unknown[]) => void).call(
    { getModuleIds: () => [], emitFile },
    {},
    {},
  );
  const folder = testFolder(Object.fromEntries(files));
  expect(staleBuild(folder, workbenchSources())).toBeUndefined();
  expect(Object.keys(workbenchSources())).toEqual(
    expect.arrayContaining(['package-lock.json', 'src/app/build/paths.ts', '.storybook/main.ts']),
  );
});
