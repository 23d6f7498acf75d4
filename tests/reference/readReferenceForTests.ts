import path from 'node:path';
import { hashOfFiles } from '../../src/app/engine/hash';
import { defaultCacheDir, projectDir } from '../../src/app/paths';
import type { Reference } from '../../src/reference/records';
import { readReference } from '../../src/reference/readReference';

/** The records as a build has them, from the same cache. */
export function readReferenceForTests(): Reference {
  return readReference({
    projectDir,
    cacheDir: path.join(defaultCacheDir, 'reference'),
    extractorHash: hashOfFiles(projectDir, ['src/reference']),
  });
}
