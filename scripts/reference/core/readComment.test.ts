import ts from 'typescript';
import { expect, test } from 'vitest';
import { quoted, readComment } from './readComment';

const commentOf = (comment: string) =>
  readComment(
    ts.createSourceFile(
      'a.d.ts',
      `/**\n${comment}\n */\ndeclare const a: string;`,
      ts.ScriptTarget.ESNext,
      true,
    ).statements[0],
  );

test.each([
  [' * @default 320', '320', ''],
  [' * @default createTheme()', 'createTheme()', ''],
  [' * @default undefined', undefined, ''],
  [' * @default 300000 (5 minutes)', '300000', '(5 minutes)'],
  [" * @default ''\n * Only for magic links.", "''", 'Only for magic links.'],
  [" * A title. Defaults to `'Alert'`.", "'Alert'", "A title. Defaults to `'Alert'`."],
])('default of %s', (comment, value, text) => {
  expect(commentOf(comment)).toMatchObject({ default: value, text });
});

test('lists that a generator appended are links, not text', () => {
  const comment = commentOf(
    ' *\n * Shows it.\n *\n * Demos:\n *\n * - [Account](https://x/a/)\n * - [Crud](https://x/b/)\n *\n * API:\n *\n * - [A API](https://x/api/a)',
  );
  expect(comment).toMatchObject({
    text: 'Shows it.',
    demos: [
      { title: 'Account', href: 'https://x/a/' },
      { title: 'Crud', href: 'https://x/b/' },
    ],
    api: ['https://x/api/a'],
  });
});

test('parameters, results, values, examples and deprecation', () => {
  const comment = commentOf(
    " * Called.\n * @param {string} name Which one.\\\n * @returns {boolean} Whether.\n * @property {'a'} a - The first.\n * @example f('a')\n * @deprecated Use g.",
  );
  expect(comment).toMatchObject({
    parameters: [{ name: 'name', description: 'Which one.' }],
    returns: 'boolean Whether.',
    values: [{ value: "'a'", description: 'The first.' }],
    examples: ["f('a')"],
    deprecated: 'Use g.',
  });
});

test('a declaration without a comment says nothing', () => {
  expect(readComment(undefined)).toEqual({
    text: '',
    parameters: [],
    values: [],
    examples: [],
    demos: [],
    api: [],
  });
});

test.each([
  ['Shows it', 'Shows it.'],
  ['One of `a` or `b`', 'One of `a` or `b`.'],
  ['Shows it!', 'Shows it!'],
  ['After that it is stale.\n(5 minutes)', 'After that it is stale.\n(5 minutes)'],
  ['See https://x.example/a', 'See https://x.example/a'],
  ['boolean', 'boolean'],
])('%j is quoted as %j', (words, text) => {
  expect(quoted(words, 'a')).toEqual({ text, quotedFrom: 'a' });
});
