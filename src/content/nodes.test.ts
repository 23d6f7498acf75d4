import { expect, test } from 'vitest';
import { wordsOf } from './nodes';
import { parseMarkdown } from './parseMarkdown';

test('the words of paragraphs and of items at any depth are separated by a space', () => {
  const { children } = parseMarkdown('One.\n\n- Two.\n  - Three `3`.\n- Four.\n', 'md');
  expect(wordsOf(children)).toBe('One. Two. Three 3. Four.');
});
