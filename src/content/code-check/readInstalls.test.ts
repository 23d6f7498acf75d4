import { expect, it } from 'vitest';
import { readFences } from './readFences';
import { meansVersion, readInstalls, checkVersions } from './readInstalls';

const installsOf = (...lines: string[]) =>
  readInstalls(readFences('docs/page.mdx', `\`\`\`bash\n${lines.join('\n')}\n\`\`\`\n`)).map(
    ({ name, range, isCommand, line }) => `${line} ${name}@${range}${isCommand ? ' command' : ''}`,
  );

it.each([
  ['npm install a@1 @scope/b@^2.1 c', ['2 a@1', '2 @scope/b@^2.1', '2 c@latest']],
  ['npm install a@npm:@scope/b@7', ['2 @scope/b@7']],
  ['npm i -D a --legacy-peer-deps', ['2 a@latest']],
  ['$ pnpm add a && yarn add b@next', ['2 a@latest', '2 b@next']],
  ['npm create vite@latest app -- --template react-ts', ['2 create-vite@latest']],
  ['pnpm create @scope/app', ['2 @scope/create-app@latest']],
  ['npx create-toolpad-app@latest --studio', ['2 create-toolpad-app@latest command']],
  ['npx toolpad-studio dev ./toolpad', ['2 toolpad-studio@latest command']],
  ['npm install', []],
  ['npm run dev', []],
  ['# npm install later', []],
  ['cd app', []],
])('%s', (command, expected) => {
  expect(installsOf(command)).toEqual(expected);
});

it('tells the line of each, also after a command over two lines', () => {
  expect(installsOf('npm install a \\', '  b', 'npm install c')).toEqual([
    '2 a@latest',
    '2 b@latest',
    '4 c@latest',
  ]);
});

it.each([
  ['7', '7.29.13', true],
  ['7.29', '7.29.13', true],
  ['^7', '7.29.13', true],
  ['7', '70.1.0', false],
  ['5', '5.0.0-beta.30', false],
  ['5.0.0-beta.30', '5.0.0-beta.30', true],
  ['latest', '7.29.13', false],
])('%s means %s: %s', (range, version, expected) => {
  expect(meansVersion(range, version)).toBe(expected);
});

const problemsOf = (command: string) =>
  checkVersions(
    readInstalls(readFences('a.mdx', `\`\`\`bash\nnpm run build\n${command}\n\`\`\`\n`)),
    { '@mui/material': '6.5.0', '@mui/icons-material': '6.5.0' },
  ).map(({ line, what }) => `${line}: ${what}`);

it.each(['npm install @mui/material@6 @mui/x-data-grid@7', 'pnpm add @mui/icons-material@6.5'])(
  'accepts %s',
  (command) => expect(problemsOf(command)).toEqual([]),
);

it.each([
  ['npm install @mui/material', 'latest'],
  ['yarn add @mui/material@7', '7'],
  ['npm i react @mui/material@^7.3', '^7.3'],
])('reports %s', (command, range) => {
  expect(problemsOf(command)).toEqual([`3: The command installs @mui/material@${range}.`]);
});
