import { expect, it } from 'vitest';
import { checkProse, readParagraphs, sentenceLengths } from './proseFigures';

const whatOf = (text: string) =>
  checkProse('docs/a.mdx', readParagraphs(text, 'mdx')).map(({ line, what }) => `${line}: ${what}`);

it('counts the words of sentences, names in code included', () => {
  expect(
    sentenceLengths('Open a dialog. It returns `true`, e.g. for Node.js 20.19! "Ready?" Yes.'),
  ).toEqual([3, 7, 1, 1]);
});

it('reads paragraphs of text, lists and callouts, but neither code nor tables', () => {
  const page =
    '# Title\n\nOne `two`.\n\n- Three\n\n```ts\nconst four = 4;\n```\n\n| five |\n| - |\n| six |\n\n:::note\nSeven\n:::';
  expect(readParagraphs(page, 'mdx')).toEqual([
    { text: 'One two.', line: 3 },
    { text: 'Three', line: 5 },
    { text: 'Seven', line: 16 },
  ]);
});

it('reports a paragraph of more than 80 words', () => {
  const sentence = 'One two three four five six seven eight nine ten. ';
  expect(whatOf(sentence.repeat(8))).toEqual([]);
  expect(whatOf(`First.\n\n${sentence.repeat(8)}More.`)).toEqual([
    '3: The paragraph has 81 words.',
  ]);
});

it('reports a file in which half of the sentences have more than 17 words', () => {
  const sentence = (count: number) => `A${' word'.repeat(count - 1)}.\n\n`;
  expect(whatOf(sentence(17).repeat(5))).toEqual([]);
  expect(whatOf(sentence(18).repeat(5))).toEqual([
    '1: Half of the sentences have 18 words or more.',
  ]);
  expect(whatOf(sentence(18).repeat(4))).toEqual([]);
});
