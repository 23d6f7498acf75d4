import { expect, test } from 'vitest';
import { readSubject, subjectNames } from '../../scripts/fuzz/readSubjects';
import { runSubject } from '../../scripts/fuzz/runSubject';

test.each(subjectNames)('%s handles 200 generated inputs', { timeout: 120_000 }, async (name) => {
  expect(await runSubject(await readSubject(name), { runs: 200, seed: 5137 })).toEqual([]);
});
