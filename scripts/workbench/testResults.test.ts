import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { resultsFile, sourcesFile } from './resultFiles';
import { mergeResults, saveResults } from './testResults';
import { testFolder } from '../../src/content/testing/testFolder';

const folder = testFolder();
afterEach(() => rmSync(path.join(folder, resultsFile), { force: true }));

const pass = (passed: boolean) => ({ globals: '', passed, milliseconds: 300 });
const result = (passed: boolean, date = '2026-11-24T10:00:00.000Z') => ({
  date,
  browser: 'Chromium 156',
  passes: [pass(passed)],
});

const entry = (id: string) => ({ id, importPath: `./stories/${id}.tsx` });
const index = { v: 5, entries: { a: entry('a'), b: entry('b') } } as unknown as StoryIndex;
const saved = () => JSON.parse(readFileSync(path.join(folder, resultsFile), 'utf8'));

test('a run of some stories leaves the results of the others', () => {
  const merged = mergeResults(
    { a: result(true), b: result(false) },
    { b: result(true) },
    () => true,
  );
  expect(merged).toEqual({ a: result(true), b: result(true) });
});

test('results of stories that are gone are dropped', () => {
  expect(mergeResults({ gone: result(true) }, { a: result(true) }, (id) => id === 'a')).toEqual({
    a: result(true),
  });
});

test('saves each part of a run beside the workbench, with the hash of its sources', () => {
  writeFileSync(path.join(folder, sourcesFile), '{"./stories/a.tsx":"1234"}');
  const run = { browser: 'Chromium 156', date: new Date('2026-11-24T10:00:00Z') };
  saveResults(folder, index, { ...run, passes: new Map([['a', [pass(true)]]]) });
  saveResults(folder, index, { ...run, passes: new Map([['b', [pass(false)]]]) });
  expect(saved()).toEqual({ a: { ...result(true), sources: '1234' }, b: result(false) });
});
