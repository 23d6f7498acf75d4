import path from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../src/content/testing/testFolder';
import { findBrokenFiles, openProgram } from './openProgram';
import { readComponents } from './readComponents';
import { readHooks } from './readHooks';
import { TypeCollector } from './TypeCollector';

const comment =
  '/**\n * Shows it.\n *\n * Demos:\n *\n * - [Account](https://mui.com/toolpad/core/react-account/)\n *\n * API:\n *\n * - [Account API](https://mui.com/toolpad/core/api/account)\n */';
const built = {
  'tsconfig.json.tsbuildinfo': JSON.stringify({ fileNames: ['../src/account/account.tsx'] }),
  'Account/Account.js': '',
};

/** A package of one component, `Account`, read as the real one is. */
function read(
  files: Record<string, string>,
  x = 'export interface XProps { x?: string }',
  without = '',
) {
  const { [without]: _, ...core }: Record<string, string> = { ...built, ...files };
  const folder = testFolder({
    'node_modules/x/index.d.ts': x,
    'core/index.d.ts': "export * from './Account/Account';",
    ...under('core', core),
  });
  const found = (name: string, version: string, inner: string) => ({
    name,
    version,
    folder: path.join(folder, inner),
    integrity: '',
  });
  const owner = found('@toolpad/core', '0.13.0', 'core');
  const other = found('x', '1.0.0', 'node_modules/x');
  const index = path.join(owner.folder, 'index.d.ts');
  const opened = openProgram([index], [owner, other], ['lib.es5.d.ts']);
  const exports = opened.exportsOf(index) ?? [];
  const types = new TypeCollector(opened, exports, new Set([owner.name]));
  const missing: string[] = [];
  for (const one of [owner, other]) findBrokenFiles(opened, one, missing);
  readComponents(types, owner, exports, missing);
  const hooks: string[] = [];
  readHooks(types, owner, exports, hooks);
  return { missing, hooks };
}

const under = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]),
  );
const account = (declarations: string) => ({ 'Account/Account.d.ts': declarations });
const where = '@toolpad/core@0.13.0/Account/Account.d.ts';

// What a component of the installed package has, `installed.test.ts` reads: here is what cannot be found.

test('a component whose comment lists no demos', () => {
  expect(read(account('export declare function Account(): string;')).missing).toEqual([
    `${where}: its demos could not be found: no comment of this file lists them.`,
  ]);
});

test('a demo elsewhere', () => {
  const elsewhere = comment.replace(
    'https://mui.com/toolpad/core/react-account/',
    'https://example.com/',
  );
  expect(read(account(`${elsewhere}\nexport declare function Account(): string;`)).missing).toEqual(
    [`${where}: its demos could not be found: https://example.com/ is not a page of Toolpad.`],
  );
});

test('a component whose source the package does not name', () => {
  const { missing } = read({
    ...account(`${comment}\nexport declare function Account(): string;`),
    'tsconfig.json.tsbuildinfo': '{}',
  });
  expect(missing).toEqual([
    `${where}: its source could not be found: tsconfig.json.tsbuildinfo names no src/Account/Account.tsx.`,
  ]);
});

test('inherited props without a documented source', () => {
  const declarations = `import { XProps } from 'x';\n${comment}\nexport declare function Account(props: Pick<XProps, 'x'> & { a: 1 }): string;`;
  expect(read(account(declarations)).missing).toEqual([
    `${where}: what it inherits from could not be found: 1 props are declared elsewhere and its props extend nothing.`,
  ]);
});

test.each([
  [
    'a file that cannot be parsed',
    'export declare function Account(: string;',
    ':1: what this file declares could not be found: it is not valid TypeScript: ',
  ],
  [
    'an import of a file that is missing',
    "import { A } from './A';",
    ":1: what comes from './A' could not be found: there is no such file.",
  ],
  [
    'an import of a package that is missing',
    "import { A } from 'absent';",
    ":1: what comes from 'absent' could not be found: that package is not installed.",
  ],
])('%s', (_, declarations, line) => {
  expect(read(account(`${declarations}\nexport {};`)).missing[0]).toContain(where + line);
});

const usesX = account(
  `import { XProps } from 'x';\n${comment}\nexport declare function Account(props: XProps): string;`,
);

test('a file of a package it inherits from that is missing', () => {
  const x = "export interface XProps { x?: string }\nexport * from './y';";
  expect(read(usesX, x).missing).toEqual([
    "x@1.0.0/index.d.ts:2: what comes from './y' could not be found: there is no such file.",
  ]);
});

test('what is optional for a package of others may be missing', () => {
  expect(read(usesX, "import 'absent';\nexport interface XProps { x?: string }").missing).toEqual(
    [],
  );
});

test('a hook that is not exported', () => {
  expect(read(account(`${comment}\nexport declare function Account(): string;`)).hooks).toContain(
    '@toolpad/core@0.13.0/index.d.ts: the hook could not be found: it exports no useSession.',
  );
});

test('a hook that is no function', () => {
  const { hooks } = read(
    account(
      `${comment}\nexport declare function Account(): string;\nexport declare const useSession: string;`,
    ),
  );
  expect(hooks.join('\n')).toContain(
    'how it is called could not be found: useSession is no function.',
  );
});

test('a component whose code is not in the package', () => {
  const { missing } = read(
    account(`${comment}\nexport declare function Account(): string;`),
    undefined,
    'Account/Account.js',
  );
  expect(missing).toEqual([expect.stringContaining(`${where}: its name in the theme`)]);
});
