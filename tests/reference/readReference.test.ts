import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectDir } from '../../src/app/paths';
import { referenceDocument } from '../../src/reference/document/referenceDocument';
import { referenceSchema } from '../../src/reference/document/referenceSchema';
import { readReference } from '../../src/reference/readReference';
import { testFolder } from '../../src/reference/testing/testFolder';

/** Processor time in ms, as wall time depends on the load of the machine. */
function timed<T>(run: () => T): { result: T; cpu: number } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, cpu: (user + system) / 1000 };
}

test(
  'reads packages once and caches the result until a package or the extractor changes',
  { timeout: 240_000 },
  () => {
    const cacheDir = testFolder();
    const read = (extractorHash: string) =>
      timed(() => readReference({ projectDir, cacheDir, extractorHash }));
    const cold = read('a');
    const [kept] = readdirSync(cacheDir);
    const warm = read('a');
    expect(warm.result).toEqual(cold.result);
    expect(warm.cpu).toBeLessThan(cold.cpu / 5);
    expect(readdirSync(cacheDir)).toEqual([kept]);
    read('b');
    expect(readdirSync(cacheDir)).toHaveLength(1);
    expect(readdirSync(cacheDir)).not.toEqual([kept]);

    const document = referenceDocument(cold.result, '/toolpad/', '/toolpad/core/api/schema.json');
    expect(referenceSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  },
);
