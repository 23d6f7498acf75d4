import { expect, it } from 'vitest';
import { parseMarkdown } from '../parseMarkdown';
import { remarkHiddenLines, shownCode, wholeCode } from './readFences';

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
  const page = parseMarkdown('```text\n//| as it is\n```\n', 'mdx');
  remarkHiddenLines()(page);
  expect(page.children).toMatchObject([{ value: '//| as it is' }]);
});
