import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The same file at a second place: a hard link where the disk allows it, else a copy. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The same folder at a second place, for one whose files are never changed where they are. */
export function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    linkFile(file, path.join(to, path.relative(from, file)));
  }
}
