import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { mdx } from '../parseMarkdown';
import { remarkHiddenLines, shownCode, wholeCode } from './hiddenLines';

const code =
  "//| import { a } from './a';\n//|\n  //| if (a) {\nuse(a); //| not hidden\n//|neither\n//| }";

it('shows the lines that have no mark', () => {
  expect(shownCode(code)).toBe('use(a); //| not hidden\n//|neither');
});

it('checks hidden lines as code, each in its place', () => {
  expect(wholeCode(code).split('\n')).toEqual([
    "import { a } from './a';",
    '',
    'if (a) {',
    'use(a); //| not hidden',
    '//|neither',
    '}',
  ]);
});

it('leaves other languages than those that are checked alone', () => {
  const processor = mdx().use(remarkHiddenLines);
  const page = processor.runSync(processor.parse('```text\n//| as it is\n```\n')) as Root;
  expect(page.children).toMatchObject([{ value: '//| as it is' }]);
});
