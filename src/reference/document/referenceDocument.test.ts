import { expect, test } from 'vitest';
import type { Reference } from '../records';
import { referenceDocument } from './referenceDocument';
import { referenceJsonSchema, referenceSchema } from './referenceSchema';

const definedAt = {
  package: '@toolpad/core',
  version: '0.13.0',
  file: 'Account/Account.d.ts',
  line: 9,
};
const row = { name: 'a', required: true, type: { text: 'A', names: { A: 'a' } } };
const reference: Reference = {
  versions: { '@toolpad/core': '0.13.0' },
  baseline: '0.12.0',
  notices: { '@toolpad/core': { license: 'MIT', copyright: 'Copyright' } },
  components: [
    {
      name: 'Account',
      page: 'core/api/account',
      summary: { text: 'The account.' },
      demos: [{ title: 'Account', page: 'core/react-account' }],
      definedAt,
      source: 'a.tsx',
      imports: { root: 'r', subpath: 's' },
      props: [{ ...row, change: { kind: 'changed', from: { type: 'B' } } }],
      inherits: {
        name: 'Box',
        package: '@mui/material',
        propsType: 'BoxProps',
        themeName: 'MuiBox',
        count: 1,
      },
      slots: [],
      classes: [],
    },
  ],
  hooks: [],
  types: { a: { name: 'A', kind: 'alias', definedAt, exported: false } },
  modules: {
    '@toolpad/core': [
      { name: 'Account', kind: 'component', page: 'core/api/account' },
      { name: 'A', kind: 'type' },
    ],
  },
  studio: {
    components: [
      {
        name: 'Tabs',
        page: 'studio/reference/components/tabs',
        summary: { text: 'Tabs.', quotedFrom: '@toolpad/studio-components' },
        definedAt,
        source: 'b.tsx',
        properties: [
          {
            name: 'tabs',
            type: 'array',
            default: [{ name: 'one' }],
            visible: { computed: '() => true' },
          },
        ],
      },
    ],
    functions: [],
    fileSchema: {
      document: { type: 'object' },
      files: {},
      definitions: {},
      source: 'c.ts',
      definedAt,
    },
  },
  differences: [
    {
      kind: 'changed',
      of: 'prop',
      name: 'a',
      parent: 'Account',
      page: 'core/api/account',
      fields: [{ field: 'type', from: 'B', to: 'A' }],
    },
  ],
};

const document = referenceDocument(reference, '/toolpad/', '/toolpad/core/api/schema.json');

test('the document keeps its schema', () =>
  expect(() => referenceSchema.parse(document)).not.toThrow());

test('a field that the schema does not know is refused', () => {
  expect(() => referenceSchema.parse({ ...document, more: 1 })).toThrow();
  expect(() =>
    referenceSchema.parse({
      ...document,
      components: [{ ...document.components[0], page: 'core/api/account' }],
    }),
  ).toThrow();
});

test('addresses are those of the site', () => {
  expect(document.$schema).toBe('/toolpad/core/api/schema.json');
  expect(document.components[0]).toMatchObject({
    page: '/toolpad/core/api/account/',
    demos: [{ page: '/toolpad/core/react-account/' }],
  });
  expect(document.differences[0]!.page).toBe('/toolpad/core/api/account/');
  expect(document.modules['@toolpad/core']).toEqual([
    { name: 'Account', kind: 'component', page: '/toolpad/core/api/account/' },
    { name: 'A', kind: 'type' },
  ]);
});

test('the schema is JSON Schema that allows nothing it does not name', () => {
  expect(referenceJsonSchema()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['components', 'hooks', 'studio', 'differences']),
  });
});
