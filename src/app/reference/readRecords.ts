import path from 'node:path';
import type { Reference } from '../../reference/records';
import { hashOfFiles } from '../engine/hash';
import { projectDir } from '../paths';

/**
 * Records of the packages, from the cache where nothing changed. Loaded late: it brings the type checker along.
 * @param packagesFrom folder with `node_modules`
 * @throws {import('../../reference/MissingFact').ReferenceFailure} when a fact cannot be found
 */
export async function readRecords(cacheDir: string, packagesFrom = projectDir): Promise<Reference> {
  const { readReference } = await import('../../reference/readReference');
  return readReference({
    projectDir: packagesFrom,
    cacheDir: path.join(cacheDir, 'reference'),
    extractorHash: hashOfFiles(projectDir, ['src/reference']),
  });
}
