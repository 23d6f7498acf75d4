import { expect, it } from 'vitest';
import { readFences } from './readFences';
import { readSteps } from './readSteps';

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
