import { expect, it } from 'vitest';
import { checkVersions } from './checkVersions';
import { readFences } from './readFences';
import { readInstalls } from './readInstalls';

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
