import type { Code, Root } from 'mdast';
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

const processor = mdx().use(remarkHiddenLines);
const fencesOf = (source: string) => {
  const page = processor.runSync(processor.parse(source)) as Root;
  return page.children.filter((node): node is Code => node.type === 'code');
};

it('hides them from readers, and a fence that has no other lines', () => {
  const fences = fencesOf(
    '```ts\n//| const a = 1;\nuse(a);\n```\n\n```ts\n//| export const b = 1;\n```\n\n```tsx\nuse(2);\n```\n',
  );
  expect(fences.map(({ value }) => value)).toEqual(['use(a);', 'use(2);']);
});

it('leaves other languages alone', () => {
  expect(fencesOf('```text\n//| as it is\n```\n').map(({ value }) => value)).toEqual([
    '//| as it is',
  ]);
});
