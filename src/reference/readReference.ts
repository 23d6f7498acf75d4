import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Reference } from './records';
import { assemble } from './assemble';
import { readCodeDefaults } from './codeDefaults';
import { extract } from './extract';
import { checkInventory, inventoryOf } from './inventory';
import inventory from './inventory.json' with { type: 'json' };
import { locatePackages, type PackageSet } from './packages/locatePackages';
import { baselineVersion } from './packages/packageTable';
import { packagesDirOf } from './packages/packagesDir';
import { readNotices } from './packages/readNotices';
import { shortHash } from './packages/fetchPackage';

export interface ReferenceOptions {
  /** Folder with `node_modules`. */
  projectDir: string;
  /** Keeps the records for the next build. */
  cacheDir: string;
  /** Changes when the code of `src/reference` does; then nothing of before is used. */
  extractorHash: string;
}

/**
 * Every fact of the reference pages, read from the packages. Kept by the versions of all packages that facts come
 * from and by the extractor's hash: cold it takes seconds, after that milliseconds.
 * @throws {ReferenceFailure} when a fact cannot be found
 * @throws {InventoryFailure} when the packages give other facts than `inventory.json` lists
 */
export function readReference({
  projectDir,
  cacheDir,
  extractorHash,
}: ReferenceOptions): Reference {
  const packages = locatePackages(projectDir, packagesDirOf(projectDir));
  const versions = versionsOf(packages);
  const file = path.join(
    cacheDir,
    `${shortHash(JSON.stringify([extractorHash, versions, baselineVersion]))}.json`,
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Reference;
  const { documented, baseline } = extract(packages);
  checkInventory(inventoryOf(documented), inventory);
  const all = [...Object.values(packages.documented), ...packages.others];
  const quoted = new Set(
    [...JSON.stringify(documented).matchAll(/"quotedFrom":"([^"]+)"/g)].map((match) => match[1]!),
  );
  const reference = assemble(documented, baseline, {
    versions,
    baselineVersion,
    notices: readNotices(all, quoted),
    defaults: readCodeDefaults(packages.documented.core),
  });
  keepOnly(file, JSON.stringify(reference));
  return reference;
}

function versionsOf({ documented, others }: PackageSet): Record<string, string> {
  return Object.fromEntries(
    [...Object.values(documented), ...others].map(({ name, version }) => [name, version]),
  );
}

/** Written aside first: another build may read it meanwhile. */
function keepOnly(file: string, content: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  // What another build is writing has no such ending yet.
  for (const old of readdirSync(folder))
    if (old.endsWith('.json') && old !== path.basename(file))
      rmSync(path.join(folder, old), { force: true });
}
