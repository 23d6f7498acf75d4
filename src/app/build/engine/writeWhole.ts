import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step: a build that is ended meanwhile leaves the old one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}
