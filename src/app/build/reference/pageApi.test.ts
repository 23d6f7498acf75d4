import { expect, it } from 'vitest';
import { readReference } from '../../../reference/readReference';
import { createReference } from './createReference';
import { importSize } from './importSize';

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

const bytes = (gzip: number) => ({ minified: 3 * gzip, gzip });

it.each([
  [168, 0, 0, '0.2 kB.'],
  [7365, 10_451, 0, '7.4 kB, or 18 kB with Emotion.'],
  [9949, 0, 50, '9.9 kB, or 10 kB with MUI X.'],
])('states a size of %i, %i and %i bytes without React', (own, emotion, muiX, text) => {
  const [none, react] = [bytes(0), bytes(4500)];
  const size = {
    own: bytes(own),
    react,
    emotion: bytes(emotion),
    materialUi: none,
    muiX: bytes(muiX),
    all: none,
  };
  expect(importSize(size)).toBe(`Size, minified and gzipped: ${text} React isn't counted.`);
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
