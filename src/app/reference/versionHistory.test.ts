import { expect, test } from 'vitest';
import { baselineVersion, documentedVersion } from '../../reference/packages/packageTable';
import { versionHistory } from './versionHistory';

const { changes, released } = versionHistory;

test('the history begins with the baseline, and each version is compared with the one before it', () => {
  expect(changes[0]?.version).toBe(baselineVersion);
  expect(changes.slice(0, -1).map(({ since }) => since)).toEqual(
    changes.slice(1).map(({ version }) => version),
  );
});

test('the day of each release is known', () => {
  expect(Object.keys(released)).toEqual([
    documentedVersion,
    ...changes.map(({ version }) => version),
  ]);
});
