import { expect, test } from 'vitest';
import { compilePage } from '../compilePage';
import type { PageSource } from '../PageFile';
import { codeKey } from './codeNames';
import { readImports, type DocumentedNames } from './DocumentedNames';
import { otherNames } from '../plugins/rehypeNameLinks';

const names: DocumentedNames = {
  version: '0.13.0',
  modules: {
    '@toolpad/core': ['Account', 'AccountProps', 'useDialogs', 'useNotifications', 'useActivePage'],
    '@toolpad/core/Account': ['Account', 'AccountProps'],
    '@toolpad/core/persistence': [],
    '@toolpad/core/locales/en': ['default'],
    '@toolpad/studio/server': ['createFunction'],
  },
  homes: {
    '@toolpad/core': {
      Account: '/x/core/api/account/',
      AccountProps: '/x/core/api/account/#props',
      useDialogs: '/x/core/dialogs/api/',
    },
    '@toolpad/studio': { createFunction: '/x/studio/create-function/' },
  },
  sections: { '/x/core/': '@toolpad/core', '/x/studio/': '@toolpad/studio' },
};

const source = (body: string, pathname = '/x/core/page/', frontMatter = ''): PageSource => ({
  file: 'core/page.mdx',
  displayFile: 'docs/core/page.mdx',
  text: `---\ntitle: T\ndescription: D.\n${frontMatter}---\n\n${body}\n`,
  pathname,
  base: '/x/',
  names,
});

async function compile(...page: Parameters<typeof source>) {
  const { record, problems } = await compilePage(source(...page));
  return {
    html: record.blocks
      .map((block) =>
        block.kind === 'component'
          ? String(block.props['html'] ?? JSON.stringify(block))
          : JSON.stringify(block),
      )
      .join('\n')
      .replaceAll('\\"', '"'),
    hrefs: record.meta.links.map(
      ({ pathname: path, hash, line }) => `${line} ${path}${hash && `#${hash}`}`,
    ),
    headings: record.meta.headings.map(({ id }) => id),
    problems: problems.map(({ line, what, fix }) => `${line} ${what} ${fix}`),
  };
}

test('names in sentences lead to the reference, each once in a paragraph, an item and a cell', async () => {
  const { html, hrefs, problems } = await compile(
    '`Account` and `AccountProps`, `Account` again.\n\n- `<Account>`\n- `<Account />`\n\n| A |\n| - |\n| `useDialogs` |',
  );
  expect(problems).toEqual([]);
  expect(hrefs).toEqual([
    '6 /x/core/api/account/',
    '6 /x/core/api/account/#props',
    '8 /x/core/api/account/',
    '9 /x/core/api/account/',
    '13 /x/core/dialogs/api/',
  ]);
  expect(html).toContain(
    '<a href="/x/core/api/account/"><code>Account</code></a> and <a href="/x/core/api/account/#props"><code>AccountProps</code></a>, <code>Account</code> again.',
  );
});

test.each([
  ['a heading', '## `Account`'],
  ['a link', '[the `Account`](/core/page/)'],
  ['a summary', '<details><summary>`Account`</summary>text</details>'],
  [
    'a card, which is a link',
    '<LinkCards><LinkCard href="/core/page/" title="T">`Account`</LinkCard></LinkCards>',
  ],
  ['more code than a name', '`<Account slots={{}} />` and `Account.slots`'],
  ['what has no page of its own', '`useActivePage`'],
])('no link: %s', async (_name, body) => {
  const { html, problems } = await compile(body);
  expect(problems).toEqual([]);
  expect(html).not.toContain('/core/api/account/');
});

test('no link on the page of the thing itself, nor in the section of another package', async () => {
  expect((await compile('`Account` `AccountProps`', '/x/core/api/account/')).hrefs).toEqual([]);
  expect((await compile('`Account` `createFunction`', '/x/studio/page/')).hrefs).toEqual([
    '6 /x/studio/create-function/',
  ]);
});

test('names in code lead to the reference, in TypeScript and in the JavaScript made of it', async () => {
  const code = 'const rows: Session[] = [];\nshow(rows as Session[], { user: 1 });';
  const at = (name: string, from = 0) => {
    const begin = code.indexOf(name, from);
    return { from: begin, to: begin + name.length };
  };
  const home = '/x/core/api/account/';
  const codeLinks = {
    [codeKey(code)]: [
      { ...at('Session'), href: home },
      { ...at('user'), href: `${home}#user` },
    ],
  };
  const page = await compilePage({ ...source(`\`\`\`tsx {2}\n${code}\n\`\`\``), codeLinks });
  expect(page.problems).toEqual([]);
  expect(page.record.meta.codeUses).toEqual([
    { of: home, anchor: '', line: 1 },
    { of: `${home}#user`, anchor: '', line: 2 },
  ]);
  const { html, javaScript } = page.record.blocks.flatMap((block) =>
    block.kind === 'component' ? [block.props] : [],
  )[0] as { html: string; javaScript: { html: string } };
  const link = `<a href="${home}#user">user</a>`;
  expect(html.split('\n')).toEqual([
    expect.stringContaining(`<a href="${home}">Session</a>`),
    expect.stringMatching(`^<span class="line line-highlighted">.*${link}`),
  ]);
  expect(javaScript.html.match(/<a .*<\/a>/g)).toEqual([link]);
});

const nearAccount = 'Correct the name. Nearest: Account, AccountProps.';

test.each([
  [
    'an import in code, at its line',
    "```ts\n\nimport {\n  Account,\n  Acount,\n} from '@toolpad/core/Account';\n```",
    `10 There is no Acount in @toolpad/core/Account 0.13.0. ${nearAccount}`,
  ],
  [
    'an import that readers do not see',
    "```ts\n//| import { Acount } from '@toolpad/core/Account';\nconst a = 1;\n```",
    `7 There is no Acount in @toolpad/core/Account 0.13.0. ${nearAccount}`,
  ],
  [
    'an import in a sentence',
    "Write `import { Acount } from '@toolpad/core/Account'`.",
    `6 There is no Acount in @toolpad/core/Account 0.13.0. ${nearAccount}`,
  ],
  [
    'a default import',
    "```ts\nimport Account from '@toolpad/core/Account';\n```",
    '7 @toolpad/core/Account 0.13.0 has no default export. Write the name in braces. Nearest: Account, AccountProps.',
  ],
  [
    'a file within a folder',
    "```ts\nimport { Acount } from '@toolpad/core/persistence/codec';\n```",
    '7 There is no Acount in @toolpad/core/persistence/codec 0.13.0. Correct the name. Nearest: Account, AccountProps, useDialogs.',
  ],
  [
    'a module',
    "```ts\nimport { Account } from '@toolpad/core/Acount';\n```",
    '7 There is no module @toolpad/core/Acount in version 0.13.0. Correct the import. Nearest: @toolpad/core/Account, @toolpad/core, @toolpad/core/locales/en.',
  ],
  [
    'a hook in a sentence',
    'Call `useNavigation`.',
    '6 There is no useNavigation in @toolpad/core 0.13.0. Correct the name. Nearest: useNotifications, useDialogs, useActivePage. A name of another package goes into `otherNames` in src/content/plugins/rehypeNameLinks.ts.',
  ],
  [
    'props in a sentence',
    '\n`AcountProps`',
    '7 There is no AcountProps in @toolpad/core 0.13.0. Correct the name. Nearest: AccountProps, Account, useDialogs. A name of another package goes into `otherNames` in src/content/plugins/rehypeNameLinks.ts.',
  ],
])('a name that does not exist: %s', async (_name, body, problem) => {
  expect((await compile(body)).problems).toEqual([problem]);
});

test('names of others stay: of other packages, of the code on the page, of a sentence that tells of a mistake', async () => {
  const { problems } = await compile(
    "`useState` `useOwn` `import Account from '@toolpad/core/Account'` `import en from '@toolpad/core/locales/en'`\n\n```ts\nimport en from '@toolpad/core/locales/en';\nconst useOwn = () => en;\n```",
  );
  expect(problems).toEqual([]);
});

test.each(Object.entries(otherNames))(
  '%s has the names that are said to be its own',
  async (module, list) => {
    expect(Object.keys((await import(module)) as object)).toEqual(
      expect.arrayContaining([...list]),
    );
  },
);

test('a page that names components lists the section that is added for them', async () => {
  const { headings, problems } = await compile(
    '## Usage',
    '/x/core/page/',
    'components: [Account, useDialogs]\n',
  );
  expect(headings).toEqual(['usage', 'api']);
  expect(problems).toEqual([]);
});

test('components that the reference does not have, and a second section of that name, are problems', async () => {
  const { problems } = await compile(
    '## API',
    '/x/core/page/',
    'components:\n  - Acount\n  - AccountProps\n',
  );
  expect(problems).toEqual([
    '5 The reference has no page for Acount. Name components and hooks of the package. Did you mean Account?',
    '6 The reference has no page for AccountProps. Name components and hooks of the package.',
    '1 A heading of the page has the anchor #api. Rename the heading.',
  ]);
});

const namesIn = (code: string) =>
  readImports(code).map(({ name, module, line }) => `${line} ${name} ${module}`);

test('names of imports, each at its line', () => {
  const code = `'use client';
import { Account, type AccountProps } from '@toolpad/core/Account';
import {
  useDialogs as useOwn,
  DialogProps,
} from "@toolpad/core";
import type { Session } from '@toolpad/core/AppProvider';
export { Crud } from '@toolpad/core/Crud';
const imported = "import { Nothing } from '@toolpad/core'";`;
  expect(namesIn(code)).toEqual([
    '1 Account @toolpad/core/Account',
    '1 AccountProps @toolpad/core/Account',
    '3 useDialogs @toolpad/core',
    '4 DialogProps @toolpad/core',
    '6 Session @toolpad/core/AppProvider',
    '7 Crud @toolpad/core/Crud',
  ]);
});

test('default imports, beside names too; namespaces and effects name nothing', () => {
  expect(
    namesIn(
      `import hiIN from '@toolpad/core/locales/hiIN';\nimport React, { useState } from 'react';\nimport * as All from '@toolpad/core';\nimport './x.css';`,
    ),
  ).toEqual(['0 default @toolpad/core/locales/hiIN', '1 default react', '1 useState react']);
});

test('of a difference, the lines that it adds', () => {
  expect(
    namesIn(`-import { Old } from '@toolpad/core';\n+import { Crud } from '@toolpad/core';`),
  ).toEqual(['1 Crud @toolpad/core']);
});
