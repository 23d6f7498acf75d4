import { expect, test } from 'vitest';
import { blank, fillText } from './pieceNames';

test('blanks are filled, and one that nothing is known of becomes empty', () => {
  expect(
    fillText(`${blank('name')}: by ${blank('poweredby')}${blank('dark')}`, {
      name: 'Acme',
      poweredby: 'MUI',
    }),
  ).toBe('Acme: by MUI');
});

test('a value is not read for blanks of its own', () => {
  expect(fillText(blank('name'), { name: '{{link}} $& $1', link: 'https://acme.example/' })).toBe(
    '{{link}} $& $1',
  );
});
