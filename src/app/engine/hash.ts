import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Short content hash for names and cache keys. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Hash of each file of files and folders (tests left out), by its path with slashes. */
export function hashesOfFiles(baseDir: string, entries: readonly string[]): Record<string, string> {
  const files = entries.flatMap((entry) =>
    statSync(path.join(baseDir, entry)).isFile()
      ? [entry]
      : readdirSync(path.join(baseDir, entry), { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
          .map((file) => path.join(path.relative(baseDir, file.parentPath), file.name)),
  );
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.split(path.sep).join('/'),
        hashOf(readFileSync(path.join(baseDir, file))),
      ]),
  );
}

/** Hash of files and folders (tests left out), by their paths and contents. */
export const hashOfFiles = (baseDir: string, entries: readonly string[]): string =>
  hashOf(JSON.stringify(hashesOfFiles(baseDir, entries)));
