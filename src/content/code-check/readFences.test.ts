import { expect, it } from 'vitest';
import { parseMarkdown } from '../parseMarkdown';
import { remarkHiddenLines, shownCode, wholeCode, readFence } from './readFences';

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

it.each([
  ['', {}],
  ['title="src/App.tsx"', { title: 'src/App.tsx' }],
  ["title='a b' {2}", { title: 'a b', marks: { highlighted: [2] } }],
  ['{1,3-5}', { marks: { highlighted: [1, 3, 4, 5] } }],
  ['add={2} remove={3-4}', { marks: { added: [2], removed: [3, 4] } }],
  ['{2} add={3}', { marks: { highlighted: [2], added: [3] } }],
  ['id="app" title="id=no"', { id: 'app', title: 'id=no' }],
  ['title="a {1} add={2} b.ts"', { title: 'a {1} add={2} b.ts' }],
  ['subtitle="no" grid="no" {x} {1-}', {}],
])(
  '%j',
  (
    meta,
    { title, id, marks = {} }: { title?: string; id?: string; marks?: Record<string, number[]> },
  ) => {
    const read = readFence({ lang: 'tsx', meta });
    expect([read.title, read.id]).toEqual([title, id]);
    expect(
      Object.fromEntries(Object.entries(read.marks).map(([name, lines]) => [name, [...lines]])),
    ).toEqual(marks);
  },
);

it.each([
  ['', false],
  ['title="src/App.tsx" continues', true],
  ['continues {2}', true],
  ['title="it continues here"', false],
  ['discontinues', false],
])('whether %j continues a file', (meta, continues) => {
  expect(readFence({ lang: 'tsx', meta }).continues).toBe(continues);
});

it.each([
  ['js{1,3}', 'js', undefined, [1, 3]],
  ['js{1, 3}', 'js', undefined, [1, 3]],
  ['tsx:foo.tsx', 'tsx', 'foo.tsx', []],
  ['ts:title=foo.ts {2}', 'ts', 'foo.ts', [2]],
  ['c++', 'c++', undefined, []],
  ['{2}', 'text', undefined, [2]],
  ['title="a.ts"', 'text', 'a.ts', []],
  ['', 'text', undefined, []],
])('reads %j', (info, language, title, lines) => {
  const [lang, ...meta] = info.split(' ');
  const read = readFence({ lang, meta: meta.join(' ') });
  expect([read.language, read.title, [...(read.marks.highlighted ?? [])]]).toEqual([
    language,
    title,
    lines,
  ]);
});
