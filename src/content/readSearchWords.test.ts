import { expect, test } from 'vitest';
import { formatProblem } from './Problem';
import { readSearchWords } from './readSearchWords';

const read = (text: string) => readSearchWords(text, 'docs/search.yaml', ['core']);
const problemsOf = (text: string) => read(text).problems.map(formatProblem);

test('reads starters by folder, and synonyms', () => {
  const text = 'starters:\n  core: [Dark mode]\nsynonyms:\n  log in: [sign in, auth]\n  two: [b]\n';
  expect(read(text)).toEqual({
    words: {
      starters: { core: ['Dark mode'] },
      synonyms: { 'log in': ['sign in', 'auth'], two: ['b'] },
    },
    problems: [],
  });
});

test('has no words without a file', () => {
  expect(read('')).toEqual({ words: { starters: {}, synonyms: {} }, problems: [] });
});

test.each([
  ['synonyms:\n  a: b\n', ':2: `synonyms.a`: '],
  ['synonyms:\n  a: [[b]]\n', ':2: `synonyms.a.0`: '],
  ['synonyms:\n  a: []\n', ':2: `synonyms.a`: '],
  ['starters:\n  other: [b]\n', ':2: `starters.other`: no product has this folder'],
  ['\nwords:\n  a: [b]\n', 'unknown key'],
  ['- a\n', ':1: '],
  ['synonyms:\n  a: [b\n', 'Not valid YAML: '],
])('reports %j with its line', (text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  expect(problemsOf(text)[0]).toMatch(/^docs\/search\.yaml:\d+: /);
});
