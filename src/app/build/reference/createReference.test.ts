// cspell:ignore pagecontainerslotprops accountlocaletext localetext dialogcomponent opendialogoptions
import { expect, test } from 'vitest';
import { readSettings } from '../../../content/readSettings';
import { defaultContentDir } from '../paths';
import { noTexts, readReference } from '../../../reference/readReference';
import { createReference } from './createReference';
import { typeWords } from './fileSchemaPage';
import { paragraph, text } from '../../../content/nodes';
import { readProse } from './ReferenceContext';
import { referenceMarkdown } from './referenceMarkdown';

const base = '/toolpad/';
const reference = readReference({
  ...noTexts,
  components: { Account: 'Who is signed in.' },
  rows: { PageContainer: { children: 'Ours.' } },
  releases: {
    '0.13.0': { news: '`Crud` and its parts are new.', breaks: 'The old `exports` map is gone.' },
    '0.12.0': { news: 'Toolpad Core supports React 19.', breaks: 'A package has another name.' },
  },
});
const localeTextRow = '/toolpad/core/api/account/#account-prop-localeText';
const basic = { title: 'Signed-in user', href: '/toolpad/core/react-account/#Basic' };
const uses = [9, 12].map((line) => ({ ...basic, line, of: localeTextRow }));
const { pagesWith, menus } = createReference(reference, {
  base,
  origin: 'https://mui.com',
  pages: new Set(['/toolpad/core/react-account/', '/toolpad/core/guides/migration/']),
  products: readSettings(defaultContentDir).settings.products,
});
const pages = pagesWith(uses, ['/toolpad/core/react-account/#x']);
const pageOf = (path: string) => pages.find(({ meta }) => meta.file === `${path}.mdx`)!;
const markdownOf = (path: string) => referenceMarkdown(pageOf(path));
const rowsOf = (id: string) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.table.id === id ? block.table.rows : []));

test('a component page has its sections in order, and props and slots in its table of contents', () => {
  expect(pageOf('core/api/account').meta).toMatchObject({
    pathname: '/toolpad/core/api/account/',
    title: 'Account API',
    description: 'Who is signed in.',
  });
  const { headings, anchors } = pageOf('core/api/page-container').meta;
  expect(headings.map(({ id }) => id.replace(/^page-container-prop-.*/, 'prop'))).toEqual([
    'props',
    ...Array<string>(6).fill('prop'),
    'inheritance',
    'slots',
    'page-container-slot-header',
    'css-classes',
    'theme',
    'types',
    'breadcrumb',
    'pagecontainerslotprops',
    'import',
    'source',
  ]);
  expect(anchors).toEqual(
    expect.arrayContaining(['page-container-classes-root', 'breadcrumb-path']),
  );
});

test('the links of prose and tables are known to the link check, those to demos without a fragment', () => {
  const hrefs = pageOf('core/api/account').meta.links.map(
    ({ pathname, hash }) => `${pathname}#${hash}`,
  );
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/toolpad/core/react-account/#',
      '/toolpad/core/api/account/#accountlocaletext',
    ]),
  );
  expect(hrefs).not.toContain('/toolpad/core/react-account/#Basic');
});

test('the Markdown version has what the page has, and no demo that is not written', () => {
  expect(markdownOf('core/api/crud')).not.toContain('demos](');
  expect(markdownOf('core/api/page-container')).toContain('except those of `children`');
  const markdown = markdownOf('core/api/account');
  expect(markdown).toContain('- [Account demos](/toolpad/core/react-account/)');
  expect(markdown).toContain(
    '[Source code](https://github.com/mui/toolpad/blob/v0.13.0/packages/toolpad-core/src/Account/Account.tsx) and [declaration](https://app.unpkg.com/@toolpad/core@0.13.0/files/Account/Account.d.ts#L72) in',
  );
  expect(markdown).toContain('MIT license, Copyright (c) 2021 Material-UI SAS');
  expect(markdown).toContain(
    '| `localeText` | `Partial<AccountLocaleText>` | `useLocaleText()` | [Added in 0.6](/toolpad/core/api/changes/#in-0-6-0-added-prop-account). [Changed in 0.13](/toolpad/core/api/changes/#in-0-13-0-changed-prop-account-localetext). The labels for the account component. In 0.12.0: type `Partial<ReturnType<typeof useLocaleText>>`. Used in [Signed-in user](/toolpad/core/react-account/#Basic), line 9. |',
  );
  expect(markdownOf('studio/reference/file-schema')).toContain('- `spec`: ');
});

test('rows: required ones first, types and links lead to where they are, the first use of each place', () => {
  const href = '/toolpad/core/api/changes/#in-0-';
  expect(rowsOf('account-prop').at(-1)).toMatchObject({
    name: 'localeText',
    typeLinks: { AccountLocaleText: '/toolpad/core/api/account/#accountlocaletext' },
    past: [
      { kind: 'added', version: '0.6', href: `${href}6-0-added-prop-account` },
      { kind: 'changed', version: '0.13', href: `${href}13-0-changed-prop-account-localetext` },
    ],
    uses: [{ ...basic, line: 9 }],
  });
  const required = rowsOf('app-provider-prop').map((row) => row.required === true);
  expect(required).toEqual([...required].sort((one, other) => Number(other) - Number(one)));
  expect(rowsOf('sign-in-button-classes')).toContainEqual(
    expect.objectContaining({
      name: 'textInherit',
      type: ['.MuiButton-textInherit'],
      deprecated: expect.arrayContaining([
        expect.objectContaining({
          url: 'https://mui.com/material-ui/api/button/#button-classes-text',
        }),
      ]),
    }),
  );
  expect(rowsOf('open-parameter')[0]).toMatchObject({
    name: 'Component',
    typeLinks: { DialogComponent: '/toolpad/core/react-use-dialogs/api/#dialogcomponent' },
  });
});

test('rows say what the code does, and what the declaration claims', () => {
  expect(markdownOf('core/api/list')).toContain(
    'The default is `dataSourceCache` of `CrudProvider`. |',
  );
  const markdown = markdownOf('core/api/account');
  expect(markdown).toContain('The code sets `SignInButton`. The declaration says `Button`. |');
  expect(markdown).toContain(
    'Ignored in 0.13.0. The component used for the sign out button. The code sets no default. The declaration says `Button`.',
  );
});

test('a type has what it extends, and its members', () => {
  const markdown = markdownOf('core/react-use-dialogs/api');
  expect(markdown).toContain(
    'Extends [`OpenDialogOptions`](/toolpad/core/react-use-dialogs/api/#opendialogoptions).',
  );
  expect(markdown).toContain('Called with: `result`: The result to return from the dialog.');
  expect(markdown).toContain('Returns: A promise');
});

test('every property of the file schema has an anchor, at any depth', () => {
  const { meta } = pageOf('studio/reference/file-schema');
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'file-Page',
      'file-Page-spec',
      'file-Page-spec-title',
      'definition-BindableProp',
      'definition-BindableProp-any',
    ]),
  );
  expect(meta.links).toContainEqual(expect.objectContaining({ hash: 'definition-BindableProp' }));
});

test('a condition of the editor is a sentence with the labels of the editor', () => {
  expect(markdownOf('studio/reference/components/data-grid')).toContain(
    'Shown in the editor when Rows source is Direct.',
  );
});

test('types of the file schema read as TypeScript', () => {
  expect(
    typeWords({
      anyOf: [
        { const: 'a' },
        { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/X' }] } },
      ],
    }),
  ).toEqual(['"a"', ' | ', '(', 'string', ' | ', { name: 'X', href: '#definition-X' }, ')[]']);
});

test('the menus follow the order of the records', () => {
  expect(menus['core']![0]!.children!.map(({ subheader }) => subheader)).toEqual([
    'Components',
    'Hooks',
    'Versions',
  ]);
  expect(menus['studio']![0]!.children!.map(({ title }) => title)).toEqual([
    'File schema',
    'Components',
    'API',
  ]);
});

test('the list of differences links to the row that it is about', () => {
  expect(markdownOf('core/api/changes')).toContain(
    '[`AppProvider`](/toolpad/core/api/app-provider/): [`localeText`](/toolpad/core/api/app-provider/#app-provider-prop-localeText)',
  );
});

test('the page of changes begins with what breaks, and leads to the migration guide', () => {
  const { meta } = pageOf('core/api/changes');
  expect(meta.headings[0]).toMatchObject({ title: 'Breaking changes in 0.13.0', id: 'breaking' });
  const markdown = markdownOf('core/api/changes');
  expect(markdown).toContain(
    'is gone. [Migrate from 0.12.0](/toolpad/core/guides/migration/#from-012-to-013)',
  );
  expect(markdown).toMatch(
    /\*\*Breaking changes\*\*: .+\. \[Migrate from 0\.11\.0\]\(.+#from-011-to-012\)/,
  );
  expect(markdown).not.toContain('Nothing');
});

test('each release has its day and a sentence', () => {
  const markdown = markdownOf('core/api/changes');
  expect(markdown).toContain(
    'Released on 2025-03-11. [`Crud`](/toolpad/core/api/crud/) and its parts',
  );
  expect(markdown).toContain('Released on 2025-01-10. Toolpad Core supports React 19');
  expect(markdown).toContain('`react`: versions `^18` → `^18 || ^19`');
});

test('the differences of earlier versions follow, each version with an anchor', () => {
  const { meta } = pages.find(({ meta: { file } }) => file === 'core/api/changes.mdx')!;
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'new',
      'version-0-12-0',
      'version-0-6-0',
      'in-0-9-0-changed-slot-account-preview',
    ]),
  );
  expect(markdownOf('core/api/changes')).toContain('## Version 0.11.0');
});

test('HTML in texts of packages is text, and a link that leads nowhere is its words', () => {
  expect(
    readProse('A <b>tag</b> and [no way](https://mui.com/toolpad/x/)', () => undefined),
  ).toMatchObject([
    paragraph(text('A '), text('<b>'), text('tag'), text('</b>'), text(' and '), text('no way')),
  ]);
});
