import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stillFiles, wantedStills } from '../../src/app/build/engine/stills';
import { defaultContentDir, stillsDir } from '../../src/app/build/paths';

const wanted = wantedStills(defaultContentDir);

test('every demo has its stills; npm run stills takes those that are stale or missing', () => {
  expect(existsSync(stillsDir) ? readdirSync(stillsDir).sort() : []).toEqual(
    wanted.flatMap(stillFiles).sort(),
  );
});

test('no still is larger than its bound', () => {
  const large = wanted.flatMap((stills) =>
    stillFiles(stills).filter(
      (file) => statSync(path.join(stillsDir, file)).size > stills.maxBytes,
    ),
  );
  expect(large).toEqual([]);
});
