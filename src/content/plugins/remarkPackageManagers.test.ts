import { expect, it } from 'vitest';
import { compilePage } from '../compilePage';

const compile = (...lines: string[]) =>
  compilePage({
    file: 'a.mdx',
    displayFile: 'docs/a.mdx',
    text: `---\ntitle: T\ndescription: D\n---\n\n\`\`\`bash title="Shell" npm2yarn\n${lines.join('\n')}\n\`\`\`\n`,
    pathname: '/toolpad/a/',
    base: '/toolpad/',
  });

it.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm install a@1 @b/c', 'pnpm add a@1 @b/c', 'yarn add a@1 @b/c', 'bun add a@1 @b/c'],
  ['npm install --save-dev a', 'pnpm add --save-dev a', 'yarn add --dev a', 'bun add --dev a'],
  [
    'npm install --save-exact a@1.2.3',
    'pnpm add --save-exact a@1.2.3',
    'yarn add --exact a@1.2.3',
    'bun add --exact a@1.2.3',
  ],
  ['npm run dev', 'pnpm dev', 'yarn dev', 'bun run dev'],
  [
    'npm create vite@latest app -- --template react-ts',
    'pnpm create vite app --template react-ts',
    'yarn create vite app --template react-ts',
    'bun create vite app --template react-ts',
  ],
  ['npm create vite@latest', 'pnpm create vite', 'yarn create vite', 'bun create vite'],
  [
    'npx create-toolpad-app@latest app --studio',
    'pnpm dlx create-toolpad-app@latest app --studio',
    'yarn create toolpad-app app --studio',
    'bunx create-toolpad-app@latest app --studio',
  ],
  [
    'npx create-next-app@15 app --ts',
    'pnpm dlx create-next-app@15 app --ts',
    'npx create-next-app@15 app --ts --use-yarn',
    'bunx create-next-app@15 app --ts',
  ],
  ['npx tsc --noEmit', 'pnpm exec tsc --noEmit', 'yarn tsc --noEmit', 'bunx tsc --noEmit'],
  ['cd app # npm', 'cd app # npm', 'cd app # npm', 'cd app # npm'],
])('converts %s', async (npm, pnpm, yarn, bun) => {
  const { record, problems } = await compile(npm, 'ls');
  expect(problems).toEqual([]);
  expect(record.markdownVersion?.[0]).toMatch(
    Object.entries({ npm, pnpm, yarn, bun })
      .map(([name, command]) => `**${name}**\n\n\`\`\`bash title="Shell"\n${command}\nls\n\`\`\`\n`)
      .join('\n'),
  );
});

it.each([
  'npm ls react',
  'npm install --global a',
  'npm run dev -- --port 1',
  'npx create-vite@7 app',
  'npx --yes tsc',
])('reports %s, which has no conversion', async (command) => {
  const { problems } = await compile('npm install', command);
  expect(problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    `8: There is no conversion of \`${command}\` for pnpm, Yarn and Bun.`,
  ]);
});
