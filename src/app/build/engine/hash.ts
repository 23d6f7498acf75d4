import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Short content hash for names and cache keys. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Files and what is in folders (tests left out), sorted. */
export const filesIn = (baseDir: string, entries: readonly string[]): string[] =>
  entries
    .flatMap((entry) =>
      statSync(path.join(baseDir, entry)).isFile()
        ? [entry]
        : readdirSync(path.join(baseDir, entry), { recursive: true, withFileTypes: true })
            .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
            .map((file) => path.join(path.relative(baseDir, file.parentPath), file.name)),
    )
    .sort();

/** Hash of these files, by their paths and contents. */
export const hashOfFiles = (baseDir: string, entries: readonly string[]): string =>
  hashOf(
    ...filesIn(baseDir, entries).flatMap((file) => [file, readFileSync(path.join(baseDir, file))]),
  );
