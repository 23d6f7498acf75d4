import { expect, it } from 'vitest';
import { layOutFiles } from './layOutFiles';
import { readFences } from './readFences';

const page = 'docs/core/guide.mdx';
const layOut = (source: string) => layOutFiles(page, readFences(page, source));
const textsOf = ({ files }: ReturnType<typeof layOut>) =>
  Object.fromEntries(
    files.map(({ path, lines }) => [
      path.replace('docs/core/guide/', ''),
      lines.map(({ text }) => text).join('\n'),
    ]),
  );

it('makes a file of each fence that is code, with the lines of the page', () => {
  const { files } = layOut(
    '# Guide\n\n```ts title="src/a.ts"\none();\ntwo();\n```\n\n- in a list\n\n  ```tsx\n  three();\n  ```\n\n```bash\nls\n```\n',
  );
  expect(files).toEqual([
    {
      path: 'docs/core/guide/1/src/a.ts',
      page,
      isTitled: true,
      lines: [
        { text: 'one();', line: 4 },
        { text: 'two();', line: 5 },
      ],
    },
    {
      path: 'docs/core/guide/1/line-11.tsx',
      page,
      isTitled: false,
      lines: [{ text: 'three();', line: 11 }],
    },
  ]);
});

it('begins a new stage where a title returns, with the files so far', () => {
  const laidOut = layOut(
    '```ts title="a.ts"\na1;\n```\n\n```ts title="b.ts"\nb;\n```\n\n```ts\nsnippet;\n```\n\n```ts title="a.ts"\na2;\n```\n\n```ts title="b.ts"\nb2;\n```\n',
  );
  expect(textsOf(laidOut)).toEqual({
    '1/a.ts': 'a1;',
    '1/b.ts': 'b;',
    '1/line-10.ts': 'snippet;',
    '2/a.ts': 'a2;',
    '2/b.ts': 'b2;',
  });
  expect(laidOut.checked).toBe(5);
});

it('completes a fragment with the file that it continues', () => {
  expect(
    textsOf(
      layOut(
        '```ts title="a.ts"\nconst a = 1;\nuse(a);\n```\n\n```ts title="a.ts" continues\nconst a = 2;\n```\n',
      ),
    )['2/a.ts'],
  ).toBe('const a = 2;\nuse(a);');
});

it.each([
  ['nothing to continue', '```ts title="a.ts" continues\n```\n', /continues a\.ts/],
  ['no title to continue', '```ts continues\n```\n', /continues a file/],
  ['another language', '```ts title="a.tsx"\n```\n', /given as ts/],
])('reports %s at its fence', (_name, source, what) => {
  expect(layOut(source).problems).toEqual([
    expect.objectContaining({ file: page, line: 1, what: expect.stringMatching(what) as string }),
  ]);
});
