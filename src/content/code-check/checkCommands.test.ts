import { expect, it } from 'vitest';
import { checkCommands, checkVariables, type KnownProgram } from './checkCommands';

const programs: KnownProgram[] = [
  {
    program: 'toolpad-studio',
    subcommands: { '': ['port', 'p', 'base'], dev: ['port', 'p'], build: ['base'] },
  },
  { program: 'create-toolpad-app', subcommands: { '': ['studio', 'install'] } },
];
const problemsOf = (text: string) =>
  checkCommands('docs/a.mdx', text, programs).map(({ line, what }) => `${line} ${what}`);
const shell = (...lines: string[]) => `\`\`\`bash\n${lines.join('\n')}\n\`\`\`\n`;

it.each([
  'npx toolpad-studio dev ./toolpad --port 3000',
  'npx toolpad-studio ./toolpad -p 3000',
  'yarn toolpad-studio build --base=/app && npm start',
  'npx create-toolpad-app@latest --studio my-app',
  'npm create toolpad-app@latest -- --no-install',
  'npm install @toolpad/studio --save-exact',
  '# toolpad-studio deploys',
])('accepts %s', (command) => {
  expect(problemsOf(shell(command))).toEqual([]);
});

it.each([
  ['npx toolpad-studio dev --create', 'option --create'],
  ['npx toolpad-studio build --port 1', 'option --port'],
  ['npx toolpad-studio deploy', 'subcommand deploy'],
])('reports %s', (command, what) => {
  expect(problemsOf(shell('cd app', command))).toEqual([`3 toolpad-studio has no ${what}.`]);
});

it('reads scripts of package.json, code within sentences, and `create` of package managers', () => {
  expect(
    problemsOf(
      '```json\n{ "dev": "toolpad-studio serve" }\n```\n\nRun `toolpad-studio build --out dist`.\n\n' +
        shell('pnpm create toolpad-app --core'),
    ),
  ).toEqual([
    '2 toolpad-studio has no subcommand serve.',
    '5 toolpad-studio has no option --out.',
    '8 create-toolpad-app has no option --core.',
  ]);
});

it('suggests what was meant', () => {
  expect(checkCommands('a.mdx', shell('toolpad-studio dev --prot 1'), programs)[0]?.fix).toBe(
    'Did you mean --port?',
  );
  expect(checkCommands('a.mdx', shell('toolpad-studio dev --quiet'), programs)[0]?.fix).toBe(
    'Use one of --port, -p.',
  );
});

it('reports environment variables that the code does not read', () => {
  const known = new Set(['TOOLPAD_AUTH_SECRET']);
  expect(
    checkVariables('a.mdx', 'Set `TOOLPAD_AUTH_SECRET`.\n\nAnd TOOLPAD_AUTH_SECRETS.', known),
  ).toMatchObject([
    { line: 3, what: 'TOOLPAD_AUTH_SECRETS is not an environment variable of Toolpad.' },
  ]);
  expect(checkVariables('a.mdx', 'All start with `TOOLPAD_*`.', known)).toEqual([]);
});
