import { expect, it } from 'vitest';
import { readReference } from '../../../reference/readReference';
import { createReference } from './createReference';

const { apiOf } = createReference(readReference(), {
  base: '/toolpad/',
  origin: 'https://mui.com',
  pages: new Set(),
  products: {},
});

it('gives the props of a component, the required ones first, with links to their rows', () => {
  const crud = apiOf('Crud')!;
  expect(crud.href).toBe('/toolpad/core/api/crud/');
  expect(crud.importLine).toMatch(/^import \{ Crud \} from '@toolpad\/core/);
  expect(crud.rows.slice(1, 3)).toMatchObject([
    { name: 'rootPath', required: true, href: '/toolpad/core/api/crud/#crud-prop-rootPath' },
    { name: 'initialPageSize', href: '/toolpad/core/api/crud/#crud-prop-initialPageSize' },
  ]);
});

it('gives the methods of a hook with what they are called with and return', () => {
  expect(apiOf('useDialogs')!.rows[0]).toMatchObject({
    type: ['(msg, options?) => Promise<void>'],
    href: '/toolpad/core/react-use-dialogs/api/#alert',
  });
});

it('knows nothing of other names', () => {
  expect(apiOf('Fridge')).toBeUndefined();
});
