import { expect, test } from 'vitest';
import { compilePage } from '../../content/compilePage';
import { pathnameOf } from '../../content/sources';
import { inEnglish } from '../../domain/language/inEnglish';
import type { Reference, ReferenceRow } from '../../domain/reference/Reference';
import { attributesIn } from './demoUses';
import { typeWords } from './fileSchemaPage';
import { descriptionOf } from './PageWriter';
import { proseHtml, proseMarkdown } from './proseText';
import { withTables } from './siteReference';
import { writeReference } from './writeReference';

const definedAt = { package: '@toolpad/core', version: '0.13.0', file: 'Account/Account.d.ts', line: 9 };
const quoted = (text: string) => ({ text, quotedFrom: '@toolpad/core' });
const userKey = '@toolpad/core/Account/Account.d.ts#User';
const row = (name: string, more: Partial<ReferenceRow> = {}): ReferenceRow => ({ name, required: false, type: { text: 'string' }, ...more });
const imports = { root: "import { Account } from '@toolpad/core';", subpath: "import { Account } from '@toolpad/core/Account';" };

const reference: Reference = {
  versions: { '@toolpad/core': '0.13.0', '@toolpad/studio': '0.13.0' },
  baseline: '0.12.0',
  notices: { '@toolpad/core': { license: 'MIT', copyright: 'Copyright (c) 2021 Material-UI SAS' } },
  components: [
    {
      name: 'Account',
      page: 'core/api/account',
      purpose: { text: 'Who is signed in.' },
      description: quoted('Shows <the> {user}.'),
      demos: [{ title: 'Account', page: 'core/react-account' }, { title: 'Nowhere', page: 'core/react-nowhere' }],
      definedAt,
      source: 'packages/toolpad-core/src/Account/Account.tsx',
      imports,
      props: [row('label', { description: { text: 'Ours.' } }), row('user', { required: true, type: { text: 'User | null', names: { User: userKey } }, description: quoted('See [here](https://mui.com/toolpad/core/react-account/#x).'), change: { kind: 'changed', from: { type: 'string' } } })],
      inherits: { name: 'Box', package: '@mui/material', propsType: 'BoxProps', themeName: 'MuiBox' },
      inherited: [{ owner: 'Box', package: '@mui/system', rows: [row('ref')] }],
      slots: [row('preview', { default: 'AccountPreview' })],
      classes: [{ className: 'MuiBox-root', rule: 'root', global: false, description: quoted('The root.'), deprecated: quoted('Use [other](/material-ui/api/box/).') }],
    },
  ],
  hooks: [
    {
      name: 'useAccount',
      page: 'core/react-account/api',
      purpose: { text: 'Opens it.' },
      demos: [],
      definedAt,
      source: 'a.tsx',
      imports,
      signatures: [{ text: '(): Opener', typeParameters: [], parameters: [], returns: { text: 'Opener' } }],
      methods: [{ name: 'open', signatures: [{ text: '(user: User): void', typeParameters: [], parameters: [row('user', { required: true, type: { text: 'User', names: { User: userKey } } })], returns: { text: 'void' }, returnsDescription: quoted('Nothing.') }] }],
    },
  ],
  types: { [userKey]: { name: 'User', kind: 'interface', definedAt, exported: true, declaration: { text: 'interface User {}' }, members: [row('name')] } },
  modules: { '@toolpad/core': [{ name: 'User', kind: 'type', page: 'core/api/account' }] },
  studio: {
    components: [{ name: 'Tabs', page: 'studio/reference/components/tabs', purpose: { text: 'Tabs.' }, definedAt, source: 'b.tsx', properties: [{ name: 'value', type: 'string', default: 'a', enum: ['a', 'b'] }] }],
    functions: [{ name: 'getContext', page: 'studio/reference/api/get-context', purpose: { text: 'The request.' }, demos: [], definedAt, source: 'c.ts', import: "import { getContext } from '@toolpad/studio/server';", signatures: [] }],
    fileSchema: {
      document: {},
      files: { Page: { type: 'object', properties: { spec: { type: 'object', properties: { title: { $ref: '#/definitions/Env' } } } }, required: ['spec'] } },
      definitions: { Env: { type: 'object', additionalProperties: { type: 'string' } } },
      source: 'd.ts',
      definedAt,
    },
  },
  differences: [{ kind: 'added', of: 'prop', name: 'label', parent: 'Account', page: 'core/api/account' }],
};

const base = '/toolpad/';
const demos = [{ name: 'Basic', href: '/toolpad/core/react-account/#Basic', code: '<Account user={() => <b x="1" />} />' }];
const written = writeReference(reference, { base, origin: 'https://mui.com', repository: '', pages: new Set(['/toolpad/core/react-account/']), demos, language: inEnglish });

async function compiled(file: string) {
  const page = written.pages.find((one) => one.file === file)!;
  const { record, problems } = await compilePage({ file, displayFile: file, text: page.text, pathname: pathnameOf(file, base), base });
  expect(problems).toEqual([]);
  return { page, meta: withTables(record.meta, written.tables, base), html: JSON.stringify(record.blocks) };
}

// The first code that is coloured loads the languages.
test('every page compiles', { timeout: 60_000 }, async () => {
  for (const { file } of written.pages) await compiled(file);
});

test('a component page has its parts in order, and no demo that is not written', async () => {
  const { page, meta, html } = await compiled('core/api/account.mdx');
  expect(meta).toMatchObject({ pathname: '/toolpad/core/api/account/', title: 'Account API', description: 'Who is signed in.' });
  expect(meta.headings.filter(({ depth }) => depth === 2).map(({ id }) => id)).toEqual(['demos', 'import', 'props', 'inheritance', 'slots', 'css-classes', 'theme', 'types', 'source']);
  expect(meta.references.map(({ name }) => name)).toEqual(['Account', 'Account.inherited.1', 'Account.slots', 'Account.classes', 'User']);
  expect(meta.anchors).toEqual(expect.arrayContaining(['account-prop-user', 'account-slot-preview', 'account-classes-root', 'user-name']));
  expect(page.listed).toEqual({ props: 'Account', slots: 'Account.slots' });
  expect(html).not.toContain('Nowhere');
  expect(html).toContain('Shows &#x3C;the> {user}.');
  expect(html).toContain('those of <code>label</code> are ours');
  expect(html).toContain('MIT licence, Copyright (c) 2021 Material-UI SAS');
});

test('rows: required ones first, types and links lead to where they are, demos that use the prop', () => {
  const { Account, ...others } = written.tables.pick(['Account', 'Account.classes', 'useAccount.open', 'studio.Tabs']);
  expect(Account!.rows[0]).toEqual({
    name: 'user',
    required: true,
    type: 'User | null',
    typeLinks: { User: '/toolpad/core/api/account/#user' },
    since: 'changed',
    demos: [{ title: 'Basic', href: '/toolpad/core/react-account/#Basic' }],
    description: '<p>See <a href="/toolpad/core/react-account/">here</a>.</p><p>In 0.12.0: type <code>string</code>.</p>',
  });
  expect(others['Account.classes']!.rows[0]).toMatchObject({ name: 'root', type: '.MuiBox-root', deprecated: 'Use <a href="https://mui.com/material-ui/api/box/">other</a>.' });
  expect(others['useAccount.open']!.rows[0]).toMatchObject({ name: 'user', typeLinks: { User: '/toolpad/core/api/account/#user' } });
  expect(others['studio.Tabs']!.rows[0]).toMatchObject({ name: 'value', type: '"a" | "b"', defaultValue: '"a"' });
});

test('every property of the file schema has an address, at any depth', async () => {
  const { meta, html } = await compiled('studio/reference/file-schema.mdx');
  expect(meta.anchors).toEqual(expect.arrayContaining(['file-Page', 'file-Page-spec', 'file-Page-spec-title', 'definition-Env', 'definition-Env-any']));
  expect(html).toContain('href=\\"#definition-Env\\"');
});

test('types of the file schema read as TypeScript', () => {
  expect(typeWords({ anyOf: [{ const: 'a' }, { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/X' }] } }] })).toEqual(['"a"', ' | ', '(', 'string', ' | ', { definition: 'X' }, ')[]']);
});

test('the menus follow the order of the records', () => {
  expect(written.menus['core']![0]!.children!.map(({ subheader }) => subheader)).toEqual(['Components', 'Hooks', 'Versions']);
  expect(written.menus['studio']![0]!.children!.map(({ title }) => title)).toEqual(['File schema', 'Components', 'API']);
});

test('the list of differences links to what is documented', async () => {
  const { html } = await compiled('core/api/changes.mdx');
  expect(html).toContain('<a href=\\"/toolpad/core/api/account/\\"><code>label</code></a> of <code>Account</code>');
});

test('attributes of a component in code, not those of what it is given', () => {
  const code = '<List rows={[<Item id="a" />]} onClick={() => a > b} dense /><ListItem other="1" />';
  expect([...attributesIn(code, 'List')]).toEqual(['rows', 'onClick', 'dense']);
});

test('texts of packages are text, whatever they hold', () => {
  expect(proseHtml('A <b>tag</b> and [no way](https://mui.com/toolpad/x/)', () => undefined)).toBe('<p>A &#x3C;b>tag&#x3C;/b> and no way</p>');
  expect(proseMarkdown('{a} <b>', () => undefined)).toBe('\\{a} \\<b>');
});

test('a long description is cut behind a sentence, else behind a word', () => {
  expect(descriptionOf(`Short one. ${'word '.repeat(60)}`)).toBe('Short one.');
  const cut = descriptionOf('word '.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/ word…$/);
});
