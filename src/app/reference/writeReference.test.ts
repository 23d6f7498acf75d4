import { expect, test } from 'vitest';
import { compilePage } from '../../content/compilePage';
import { pathnameOf } from '../../content/sources';
import { sampleReference } from '../../reference/testing/sampleReference';
import { attributesIn } from './demoUses';
import { typeWords } from './fileSchemaPage';
import { descriptionOf } from './PageWriter';
import { proseHtml, proseMarkdown } from './proseText';
import { withTables } from './siteReference';
import { writeReference } from './writeReference';

const base = '/toolpad/';
const demos = [
  {
    name: 'Basic',
    href: '/toolpad/core/react-account/#Basic',
    code: '<Account user={() => <b x="1" />} />',
  },
];
const written = writeReference(sampleReference, {
  base,
  origin: 'https://mui.com',
  repository: '',
  pages: new Set(['/toolpad/core/react-account/']),
  demos,
});

async function compiled(file: string) {
  const page = written.pages.find((one) => one.file === file)!;
  const { record, problems } = await compilePage({
    file,
    displayFile: file,
    text: page.text,
    pathname: pathnameOf(file, base),
    base,
  });
  expect(problems).toEqual([]);
  return {
    page,
    meta: withTables(record.meta, written.tables, base),
    html: JSON.stringify(record.blocks),
  };
}

// The first code that is coloured loads the languages.
test('every page compiles', { timeout: 60_000 }, async () => {
  for (const { file } of written.pages) await compiled(file);
});

test('a component page has its parts in order, and no demo that is not written', async () => {
  const { page, meta, html } = await compiled('core/api/account.mdx');
  expect(meta).toMatchObject({
    pathname: '/toolpad/core/api/account/',
    title: 'Account API',
    description: 'Who is signed in.',
  });
  expect(meta.headings.filter(({ depth }) => depth === 2).map(({ id }) => id)).toEqual([
    'demos',
    'import',
    'props',
    'inheritance',
    'slots',
    'css-classes',
    'theme',
    'types',
    'source',
  ]);
  expect(meta.references.map(({ name }) => name)).toEqual([
    'Account',
    'Account.inherited.1',
    'Account.slots',
    'Account.classes',
    'User',
  ]);
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'account-prop-user',
      'account-slot-preview',
      'account-classes-root',
      'user-name',
    ]),
  );
  expect(page.listed).toEqual({ props: 'Account', slots: 'Account.slots' });
  expect(html).not.toContain('Nowhere');
  expect(html).toContain('Shows &#x3C;the> {user}.');
  expect(html).toContain('those of <code>label</code> are ours');
  expect(html).toContain('MIT licence, Copyright (c) 2021 Material-UI SAS');
});

test('rows: required ones first, types and links lead to where they are, demos that use the prop', () => {
  const { Account, ...others } = written.tables.pick([
    'Account',
    'Account.classes',
    'useAccount.open',
    'studio.Tabs',
  ]);
  expect(Account!.rows[0]).toEqual({
    name: 'user',
    required: true,
    type: 'User | null',
    typeLinks: { User: '/toolpad/core/api/account/#user' },
    since: 'changed',
    demos: [{ title: 'Basic', href: '/toolpad/core/react-account/#Basic' }],
    description:
      '<p>See <a href="/toolpad/core/react-account/">here</a>.</p><p>In 0.12.0: type <code>string</code>.</p>',
  });
  expect(others['Account.classes']!.rows[0]).toMatchObject({
    name: 'root',
    type: '.MuiBox-root',
    deprecated: 'Use <a href="https://mui.com/material-ui/api/box/">other</a>.',
  });
  expect(others['useAccount.open']!.rows[0]).toMatchObject({
    name: 'user',
    typeLinks: { User: '/toolpad/core/api/account/#user' },
  });
  expect(others['studio.Tabs']!.rows[0]).toMatchObject({
    name: 'value',
    type: '"a" | "b"',
    defaultValue: '"a"',
  });
});

test('every property of the file schema has an address, at any depth', async () => {
  const { meta, html } = await compiled('studio/reference/file-schema.mdx');
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'file-Page',
      'file-Page-spec',
      'file-Page-spec-title',
      'definition-Env',
      'definition-Env-any',
    ]),
  );
  expect(html).toContain('href=\\"#definition-Env\\"');
});

test('types of the file schema read as TypeScript', () => {
  expect(
    typeWords({
      anyOf: [
        { const: 'a' },
        { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/X' }] } },
      ],
    }),
  ).toEqual(['"a"', ' | ', '(', 'string', ' | ', { definition: 'X' }, ')[]']);
});

test('the menus follow the order of the records', () => {
  expect(written.menus['core']![0]!.children!.map(({ subheader }) => subheader)).toEqual([
    'Components',
    'Hooks',
    'Versions',
  ]);
  expect(written.menus['studio']![0]!.children!.map(({ title }) => title)).toEqual([
    'File schema',
    'Components',
    'API',
  ]);
});

test('the list of differences links to what is documented', async () => {
  const { html } = await compiled('core/api/changes.mdx');
  expect(html).toContain(
    '<a href=\\"/toolpad/core/api/account/\\"><code>label</code></a> of <code>Account</code>',
  );
});

test('attributes of a component in code, not those of what it is given', () => {
  const code =
    '<List rows={[<Item id="a" />]} onClick={() => a > b} dense /><ListItem other="1" />';
  expect([...attributesIn(code, 'List')]).toEqual(['rows', 'onClick', 'dense']);
});

test('texts of packages are text, whatever they hold', () => {
  expect(proseHtml('A <b>tag</b> and [no way](https://mui.com/toolpad/x/)', () => undefined)).toBe(
    '<p>A &#x3C;b>tag&#x3C;/b> and no way</p>',
  );
  expect(proseMarkdown('{a} <b>', () => undefined)).toBe('\\{a} \\<b>');
});

test('a long description is cut behind a sentence, else behind a word', () => {
  expect(descriptionOf(`Short one. ${'word '.repeat(60)}`)).toBe('Short one.');
  const cut = descriptionOf('word '.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/ word…$/);
});
