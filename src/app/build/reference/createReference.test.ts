import { expect, test } from 'vitest';
import { readSettings } from '../../../content/readSettings';
import { defaultContentDir } from '../paths';
import { sampleReference } from '../../../reference/testing/sampleReference';
import { givenProps } from './siteReference';
import { createReference } from './createReference';
import { typeWords } from './fileSchemaPage';
import { code, link, paragraph, text } from '../../../content/nodes';
import { readProse } from './ReferenceContext';
import { referenceMarkdown } from './referenceMarkdown';
import { cutDescription } from './createReferencePage';

const base = '/toolpad/';
const demos = [
  {
    name: 'Basic',
    title: 'Signed-in user',
    href: '/toolpad/core/react-account/#Basic',
    props: { Account: ['user'] },
  },
];
const { pagesWith, menus } = createReference(sampleReference, {
  base,
  origin: 'https://mui.com',
  pages: new Set(['/toolpad/core/react-account/', '/toolpad/core/guides/migration/']),
  products: readSettings(defaultContentDir).settings.products,
});
const pages = pagesWith(demos, ['/toolpad/core/react-account/#x']);
const pageOf = (path: string) => pages.find(({ meta }) => meta.file === `${path}.mdx`)!;
const markdownOf = (path: string) => referenceMarkdown(pageOf(path));
const rowsOf = (id: string) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.table.id === id ? block.table.rows : []));

test('a component page has its sections in order, and no demo that is not written', () => {
  const { meta } = pageOf('core/api/account');
  expect(meta).toMatchObject({
    pathname: '/toolpad/core/api/account/',
    title: 'Account API',
    description: 'Who is signed in.',
  });
  expect(meta.headings.filter(({ depth }) => depth === 2).map(({ id }) => id)).toEqual([
    'props',
    'inheritance',
    'slots',
    'css-classes',
    'theme',
    'types',
    'import',
    'source',
  ]);
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'account-prop-user',
      'account-slot-preview',
      'account-classes-root',
      'user-name',
    ]),
  );
});

test('the table of contents lists props and slots below their headings', () => {
  const ids = pageOf('core/api/account').meta.headings.map(({ id }) => id);
  expect(ids.slice(ids.indexOf('props'), ids.indexOf('inheritance'))).toContain(
    'account-prop-user',
  );
  expect(ids[ids.indexOf('slots') + 1]).toBe('account-slot-preview');
  expect(ids).not.toContain('account-classes-root');
});

test('the links of prose and tables are known to the link check, those to demos without a fragment', () => {
  const hrefs = pageOf('core/api/account').meta.links.map(
    ({ pathname, hash }) => `${pathname}#${hash}`,
  );
  expect(hrefs).toEqual(
    expect.arrayContaining(['/toolpad/core/react-account/#', '/toolpad/core/api/account/#user']),
  );
  expect(hrefs).not.toContain('/toolpad/core/react-account/#Basic');
});

test('the Markdown version has what the page has', () => {
  const markdown = markdownOf('core/api/account');
  expect(markdown).not.toContain('Nowhere');
  expect(markdown).toContain('except those of `label`');
  expect(markdown).toContain('MIT license, Copyright (c) 2021 Material-UI SAS');
  expect(markdown).toContain(
    '| `user` | `User \\| null` | Required. [Added in 0.8](/toolpad/core/api/changes/#in-0-8-0). [Changed in 0.13](/toolpad/core/api/changes/#in-0-13-0). See [here](/toolpad/core/react-account/#x). In 0.12.0: type `string`. |',
  );
  expect(markdownOf('studio/reference/file-schema')).toContain('- `spec`: ');
});

test('rows: required ones first, types and links lead to where they are, demos that use the prop', () => {
  expect(rowsOf('account-prop')[0]).toMatchObject({
    name: 'user',
    required: true,
    type: ['User', 'null'],
    typeLinks: { User: '/toolpad/core/api/account/#user' },
    past: [
      { kind: 'added', version: '0.8', href: '/toolpad/core/api/changes/#in-0-8-0' },
      { kind: 'changed', version: '0.13', href: '/toolpad/core/api/changes/#in-0-13-0' },
    ],
    demos: [{ title: 'Signed-in user', href: '/toolpad/core/react-account/#Basic' }],
    description: [
      paragraph(text('See '), link('/toolpad/core/react-account/#x', text('here')), text('.')),
      paragraph(text('In '), text('0.12.0'), text(': '), text('type '), code('string'), text('.')),
    ],
  });
  expect(rowsOf('account-classes')[0]).toMatchObject({
    name: 'root',
    type: ['.MuiBox-root'],
    deprecated: [
      text('Use '),
      { type: 'link', url: 'https://mui.com/material-ui/api/box/', children: [text('other')] },
      text('.'),
    ],
  });
  expect(rowsOf('open-parameter')[0]).toMatchObject({
    name: 'user',
    typeLinks: { User: '/toolpad/core/api/account/#user' },
  });
  expect(rowsOf('tabs-property')[0]).toMatchObject({
    name: 'value',
    type: ['"a"', '"b"'],
    defaultValue: '"a"',
  });
});

test('rows say what the code does, and what the declaration claims', () => {
  const markdown = markdownOf('core/api/account');
  expect(markdown).toContain('Ours. The default is `label` of `AppProvider`. |');
  expect(markdown).toContain(
    '| `AccountPreview` | The code sets `AccountPreview`. The declaration says `Stack`. |',
  );
  expect(markdown).toContain(
    'Ignored in 0.13.0. The code sets no default. The declaration says `Button`.',
  );
});

test('a type has what it extends, its members, and what it has without a name', () => {
  const markdown = markdownOf('core/api/account');
  expect(markdown).toContain('Extends [`Base`](/toolpad/core/api/account/#base).');
  expect(markdown).toContain('Called with: `a`: The first. `b`: Last');
  expect(markdown).toContain('Returns: A promise');
  expect(markdown).toContain('[key: string]: unknown');
});

test('every property of the file schema has an anchor, at any depth', () => {
  const { meta } = pageOf('studio/reference/file-schema');
  expect(meta.anchors).toEqual(
    expect.arrayContaining([
      'file-Page',
      'file-Page-spec',
      'file-Page-spec-title',
      'definition-Env',
      'definition-Env-any',
    ]),
  );
  expect(meta.links).toContainEqual(expect.objectContaining({ hash: 'definition-Env' }));
});

test('a condition of the editor is a sentence with the labels of the editor', () => {
  expect(rowsOf('tabs-property')[1]!.description).toEqual([
    paragraph(
      text('Shown in the editor when '),
      code('value'),
      text(' is '),
      text('Second'),
      text('.'),
    ),
  ]);
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
    '`Account`: [`label`](/toolpad/core/api/account/#account-prop-label)',
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
  expect(markdown).toContain('Released on 2025-03-11. `Crud` and its parts');
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

test('attributes of a component in code, not those of what it is given', () => {
  const code =
    '<List rows={[<Item id="a" />]} onClick={() => a > b} dense /><ListItem other="1" />';
  expect(givenProps(code)).toMatchObject({ List: ['rows', 'onClick', 'dense'] });
});

test('HTML in texts of packages is text, and a link that leads nowhere is its words', () => {
  expect(
    readProse('A <b>tag</b> and [no way](https://mui.com/toolpad/x/)', () => undefined),
  ).toMatchObject([
    paragraph(text('A '), text('<b>'), text('tag'), text('</b>'), text(' and '), text('no way')),
  ]);
});

test('a long description is cut behind a sentence, else behind a word', () => {
  expect(cutDescription(`Short one. ${'word '.repeat(60)}`)).toBe('Short one.');
  const cut = cutDescription('word '.repeat(60));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/ word…$/);
});
