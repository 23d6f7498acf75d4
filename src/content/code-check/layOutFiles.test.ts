import { expect, it } from 'vitest';
import { layOutFiles, readSteps } from './layOutFiles';
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

const stepsOf = (source: string) => readSteps(readFences('docs/page.mdx', source));

it('reads what to type and what to write, in the order of the page', () => {
  const source =
    '```bash\nnpm install a\ncd app\n```\n\n```ts title="src/a.ts"\n//| // not shown\nconst a = 1;\nuse(a);\n```\n\n```ts title="src/a.ts" continues\nconst a = 2;\n```\n\n```ts\nsnippet();\n```\n';
  expect(stepsOf(source)).toEqual([
    { do: 'run', line: 2, command: 'npm install a' },
    { do: 'run', line: 3, command: 'cd app' },
    { do: 'write', line: 7, path: 'src/a.ts', text: '// not shown\nconst a = 1;\nuse(a);\n' },
    { do: 'write', line: 13, path: 'src/a.ts', text: 'const a = 2;\nuse(a);\n' },
  ]);
});

it('refuses to change what is not there', () => {
  expect(() => stepsOf('```ts title="src/a.ts" continues\n```\n')).toThrow(
    'docs/page.mdx:2: src/a.ts is continued',
  );
});

it('writes text files, such as environment variables, and no text without a title', () => {
  expect(stepsOf('```text title=".env.local"\nSECRET=a\n```\n\n```text\napp/\n```\n')).toEqual([
    { do: 'write', line: 2, path: '.env.local', text: 'SECRET=a\n' },
  ]);
});

it('knows the tabs of a block', () => {
  const tab = (label: string, content: string) => `<Tab label="${label}">\n\n${content}\n\n</Tab>`;
  const code = (command: string) => `\`\`\`bash\n${command}\n\`\`\``;
  const managers = `<Tabs label="Package manager">\n${tab('npm', code('npm i'))}\n${tab('yarn', code('yarn'))}\n</Tabs>`;
  const page = `<Tabs label="Framework">\n${tab('Vite', managers)}\n</Tabs>\n\n${code('ls')}\n`;
  expect(readFences('docs/page.mdx', page).map(({ code: shown, tabs }) => [shown, tabs])).toEqual([
    ['npm i', ['Vite', 'npm']],
    ['yarn', ['Vite', 'yarn']],
    ['ls', []],
  ]);
});
