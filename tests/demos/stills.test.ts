import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wantedStills } from '../../src/app/engine/stills';
import { defaultContentDir, stillsDir } from '../../src/app/paths';

const maxBytes = 15_000;

test('every demo has its stills; npm run stills takes those that are stale or missing', () => {
  const wanted = wantedStills(defaultContentDir).flatMap(({ files }) => Object.values(files));
  expect(existsSync(stillsDir) ? readdirSync(stillsDir).sort() : []).toEqual(wanted.sort());
});

test('no still is larger than 15 kB', () => {
  const files = existsSync(stillsDir) ? readdirSync(stillsDir) : [];
  const large = files.filter((file) => statSync(path.join(stillsDir, file)).size > maxBytes);
  expect(large).toEqual([]);
});
