import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from '../../src/content/sources';
import { fontCharacters } from '../../src/theme/fonts';

test('the published font has every character that demos are written in', () => {
  const { demos, stylings } = listSources('docs');
  const missing = [...demos, ...stylings].flatMap((file) =>
    [...readFileSync(path.join('docs', file), 'utf8')]
      .filter((character) => character !== '\n' && !fontCharacters.sans.includes(character))
      .map((character) => `${file}: ${character}`),
  );
  // Add it to `fontCharacters` in src/theme/fonts.ts, or write the demo without it.
  expect([...new Set(missing)]).toEqual([]);
});
