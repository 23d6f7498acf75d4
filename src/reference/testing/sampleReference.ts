import type { Reference, ReferenceRow, TypeShape } from '../records';
import { keyword, typeOf } from '../typeShapes';

const definedAt = {
  package: '@toolpad/core',
  version: '0.13.0',
  file: 'Account/Account.d.ts',
  line: 9,
};
const quoted = (text: string) => ({ text, quotedFrom: '@toolpad/core' });
const userKey = '@toolpad/core/Account/Account.d.ts#User';
const baseKey = '@toolpad/core/Account/Account.d.ts#Base';
const user: TypeShape = { kind: 'name', text: 'User', names: { User: userKey } };
const row = (name: string, more: Partial<ReferenceRow> = {}): ReferenceRow => ({
  name,
  required: false,
  type: keyword('string'),
  ...more,
});
const imports = {
  root: "import { Account } from '@toolpad/core';",
  subpath: "import { Account } from '@toolpad/core/Account';",
};

/** Records of one component, hook, function and so on, with a little of everything that a record can say. */
export const sampleReference: Reference = {
  versions: { '@toolpad/core': '0.13.0', '@toolpad/studio': '0.13.0' },
  baseline: '0.12.0',
  notices: { '@toolpad/core': { license: 'MIT', copyright: 'Copyright (c) 2021 Material-UI SAS' } },
  components: [
    {
      name: 'Account',
      page: 'core/api/account',
      summary: { text: 'Who is signed in.' },
      description: quoted('Shows <the> {user}.'),
      demos: [
        { title: 'Account', page: 'core/react-account' },
        { title: 'Nowhere', page: 'core/react-nowhere' },
      ],
      definedAt,
      source: 'packages/toolpad-core/src/Account/Account.tsx',
      imports,
      props: [
        row('label', { description: { text: 'Ours.' }, defaultFrom: 'AppProvider.label' }),
        row('user', {
          required: true,
          type: typeOf({ kind: 'union', of: [user, { kind: 'literal', value: null }] }),
          description: quoted('See [here](https://mui.com/toolpad/core/react-account/#x).'),
          change: { kind: 'changed', from: { type: 'string' } },
          past: [
            { kind: 'changed', version: '0.13.0', anchor: 'in-0-13-0' },
            { kind: 'changed', version: '0.9.1', anchor: 'in-0-9-1' },
            { kind: 'added', version: '0.8.0', anchor: 'in-0-8-0' },
          ],
        }),
      ],
      inherits: {
        name: 'Box',
        package: '@mui/material',
        propsType: 'BoxProps',
        themeName: 'MuiBox',
        props: [row('component', { default: "'div'" })],
      },
      slots: [
        row('preview', { default: 'AccountPreview', claimedDefault: 'Stack' }),
        row('button', { ignored: true, claimedDefault: 'Button' }),
      ],
      classes: [
        {
          className: 'MuiBox-root',
          rule: 'root',
          global: false,
          description: quoted('The root.'),
          deprecated: quoted('Use [other](/material-ui/api/box/).'),
        },
      ],
    },
  ],
  hooks: [
    {
      name: 'useAccount',
      page: 'core/react-account/api',
      summary: { text: 'Opens it.' },
      demos: [],
      definedAt,
      source: 'a.tsx',
      imports,
      signatures: [
        {
          text: '(): Opener',
          typeParameters: [],
          parameters: [],
          returns: typeOf({ kind: 'name', text: 'Opener' }),
        },
      ],
      methods: [
        {
          name: 'open',
          signatures: [
            {
              text: '(user: User): void',
              typeParameters: [],
              parameters: [row('user', { required: true, type: typeOf(user) })],
              returns: keyword('void'),
              returnsDescription: quoted('Nothing.'),
            },
          ],
        },
      ],
    },
  ],
  types: {
    [baseKey]: {
      name: 'Base',
      kind: 'interface',
      definedAt,
      exported: false,
      members: [row('id')],
    },
    [userKey]: {
      name: 'User',
      kind: 'interface',
      definedAt,
      exported: true,
      extends: [typeOf({ kind: 'name', text: 'Base', names: { Base: baseKey } })],
      members: [
        row('name', {
          parameters: [
            { name: 'a', description: 'The first.' },
            { name: 'b', description: 'Last' },
          ],
          returns: 'A promise',
        }),
      ],
      declaration: typeOf({ kind: 'code', text: 'interface User { [key: string]: unknown }' }),
    },
  },
  modules: { '@toolpad/core': [{ name: 'User', kind: 'type', page: 'core/api/account' }] },
  studio: {
    components: [
      {
        name: 'Tabs',
        page: 'studio/reference/components/tabs',
        summary: { text: 'Tabs.' },
        definedAt,
        source: 'b.tsx',
        properties: [
          {
            name: 'value',
            type: 'string',
            default: 'a',
            enum: ['a', 'b'],
            enumLabels: { b: 'Second' },
          },
          { name: 'href', type: 'string', visible: { computed: '({ value }) => value === "b"' } },
        ],
      },
    ],
    functions: [
      {
        name: 'getContext',
        page: 'studio/reference/api/get-context',
        summary: { text: 'The request.' },
        demos: [],
        definedAt,
        source: 'c.ts',
        import: "import { getContext } from '@toolpad/studio/server';",
        signatures: [],
      },
    ],
    fileSchema: {
      document: {},
      examples: {
        Page: { title: 'page.yml', summary: 'A page.', yaml: 'spec:\n  title: Orders' },
      },
      files: {
        Page: {
          type: 'object',
          properties: {
            spec: { type: 'object', properties: { title: { $ref: '#/definitions/Env' } } },
          },
          required: ['spec'],
        },
      },
      definitions: { Env: { type: 'object', additionalProperties: { type: 'string' } } },
      source: 'd.ts',
      definedAt,
    },
  },
  differences: [
    { kind: 'added', of: 'prop', name: 'label', parent: 'Account', page: 'core/api/account' },
  ],
  releases: {
    '0.13.0': { news: '`Crud` and its parts are new.', breaks: 'The old `exports` map is gone.' },
    '0.12.0': { news: 'Toolpad Core supports React 19.', breaks: 'A package has another name.' },
  },
};
