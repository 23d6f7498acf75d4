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
