import { expect, test } from 'vitest';
import type { ExtractedComponent } from '../core/readComponents';
import { typeOf } from '../../../src/reference/typeShapes';
import { compareVersions, markCore } from './compareVersions';
import type { Extracted } from './listEntries';

const definedAt = { package: '@toolpad/core', version: '0.13.0', file: 'a.d.ts', line: 1 };
const row = (name: string, type = 'string') => ({
  name,
  required: false,
  type: typeOf({ kind: 'code', text: type }),
});

function component(name: string, props: ExtractedComponent['props']): ExtractedComponent {
  return {
    name,
    page: `core/api/${name}`,
    imports: { root: '', subpath: '' },
    demos: [],
    props,
    slots: [],
    classes: [],
    definedAt,
    source: '',
  };
}

function version(components: ExtractedComponent[], peers = {}): Extracted {
  const exports = components.map(({ name, page }) => ({ name, kind: 'component' as const, page }));
  const fileSchema = { document: {}, source: '', definedAt };
  return {
    components,
    hooks: [],
    types: {},
    modules: { '@toolpad/core': exports },
    peers,
    studio: { components: [], functions: [], fileSchema, types: {}, modules: {} },
  };
}

const documented = version([
  component('Account', [row('same'), row('typed', 'number'), row('fresh')]),
  component('List', [row('a')]),
]);
const differences = compareVersions(
  version([
    component('Account', [row('old'), row('same'), row('typed')]),
    component('Gone', [row('a')]),
  ]),
  documented,
);

test('rows and wholes, each once: what belongs to a new or removed thing is not listed again', () => {
  expect(differences).toEqual([
    { kind: 'added', of: 'component', name: 'List', page: 'core/api/List' },
    { kind: 'removed', of: 'component', name: 'Gone' },
    { kind: 'added', of: 'prop', name: 'fresh', parent: 'Account', page: 'core/api/Account' },
    {
      kind: 'changed',
      of: 'prop',
      name: 'typed',
      parent: 'Account',
      page: 'core/api/Account',
      fields: [{ field: 'type', from: 'string', to: 'number' }],
    },
    { kind: 'removed', of: 'prop', name: 'old', parent: 'Account', page: 'core/api/Account' },
  ]);
});

test('records are marked with what is new or changed', () => {
  const [account, list] = markCore(documented, differences).components;
  expect(account!.change).toBeUndefined();
  expect(account!.props.map(({ name, change }) => [name, change])).toEqual([
    ['same', undefined],
    ['typed', { kind: 'changed', from: { type: 'string' } }],
    ['fresh', { kind: 'new' }],
  ]);
  expect(list!.change).toEqual({ kind: 'new' });
});

test('peer dependencies that are new, gone or need another version', () => {
  const before = version([], { '@mui/material': '^5 || ^6', react: '^19', next: '^14' });
  const after = version([], {
    '@mui/material': '^6 || ^7',
    react: '^19',
    '@mui/x-data-grid': '^7',
  });
  expect(compareVersions(before, after)).toMatchObject([
    { kind: 'added', of: 'peer dependency', name: '@mui/x-data-grid' },
    {
      kind: 'changed',
      name: '@mui/material',
      fields: [{ field: 'range', from: '^5 || ^6', to: '^6 || ^7' }],
    },
    { kind: 'removed', name: 'next' },
  ]);
});

test('a version is like itself', () => {
  const one = version([component('Account', [row('a')])]);
  expect(compareVersions(one, one)).toEqual([]);
});
