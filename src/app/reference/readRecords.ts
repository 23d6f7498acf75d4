import path from 'node:path';
import type { Reference } from '../../domain/reference/Reference';
import { hashOfFiles } from '../build/hash';
import { projectDir } from '../build/paths';

/** Records of the packages, from the cache where nothing changed. Loaded late: it brings the type checker along. */
export async function readRecords(cacheDir: string): Promise<Reference> {
  const { readReference } = await import('../../reference/readReference');
  return readReference({
    projectDir,
    cacheDir: path.join(cacheDir, 'reference'),
    extractorHash: hashOfFiles(projectDir, ['src/reference', 'src/domain/reference']),
  });
}
