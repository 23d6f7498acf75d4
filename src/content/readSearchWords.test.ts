import { expect, test } from 'vitest';
import { formatProblem } from './Problem';
import { readSearchWords } from './readSearchWords';

const read = (text: string) => readSearchWords(text, 'docs/search.yaml', ['core']);
const problemsOf = (text: string) => read(text).problems.map(formatProblem);

test('reads starters by folder, and synonyms', () => {
  const text =
    'starters:\n  core: [Dark mode]\nsynonyms:\n  log in: [sign in, auth]\n  2fa: [0.5]\n';
  expect(read(text)).toEqual({
    words: {
      starters: { core: ['Dark mode'] },
      synonyms: { 'log in': ['sign in', 'auth'], '2fa': ['0.5'] },
    },
    problems: [],
  });
});

test('has no words without a file', () => {
  expect(read('')).toEqual({ words: { starters: {}, synonyms: {} }, problems: [] });
});

test.each([
  ['synonyms:\n  a: b\n', ':2: `a` has no list of words.'],
  ['synonyms:\n  a: [[b]]\n', ':2: `a` has no list of words.'],
  ['synonyms:\n  a: []\n', ':2: `a` has no list of words.'],
  ['starters:\n  other: [b]\n', ':2: There is no product in the folder `other`.'],
  ['\nwords:\n  a: [b]\n', ':2: `words` is not a table of words.'],
  ['- a\n', ':1: The words of the search are not a table.'],
  ['synonyms:\n  a: [b\n', 'The words of the search are not valid YAML: '],
])('reports %j with its line', (text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  expect(problemsOf(text)[0]).toMatch(/^docs\/search\.yaml:\d+: /);
});
