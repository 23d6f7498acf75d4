import { expect, test } from 'vitest';
import { placeholder, fillText } from './fillTemplate';

test('replaces placeholders, unknown ones by nothing', () => {
  expect(
    fillText(`${placeholder('name')}: by ${placeholder('poweredby')}${placeholder('dark')}`, {
      name: 'Acme',
      poweredby: 'MUI',
    }),
  ).toBe('Acme: by MUI');
});

test('does not replace placeholders inside values', () => {
  expect(
    fillText(placeholder('name'), { name: '{{link}} $& $1', link: 'https://acme.example/' }),
  ).toBe('{{link}} $& $1');
});
