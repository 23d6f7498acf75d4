import { expect, it } from 'vitest';
import { firstSentence, plainSentence } from './sentences';

it.each([
  ['One. Two.', 'One.'],
  ['See [it](https://mui.com/a.b/). More.', 'See [it](https://mui.com/a.b/).'],
  ['Over\ntwo lines, no full stop', 'Over two lines, no full stop'],
])('takes the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it('leaves out the marks of Markdown', () => {
  expect(plainSentence('Sets `a`, see [it](https://mui.com/a.b/). More.')).toBe('Sets a, see it.');
});
