import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listChanges } from '../reference/listChanges';

/** Folder of a set of screenshots in which its files of design tokens are kept. */
export const tokensOf = (folder: string) => path.join(folder, 'tokens');

const ending = '.tokens.json';

/** The design tokens that differ between two folders of screenshots, a line each: `~ dark.link.$value: "a" -> "b"`. */
export function compareTokens(before: string, after: string): string[] {
  const [old, now] = [before, after].map(tokensOf).map((folder) => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const tables = files.filter((file) => file.endsWith(ending));
    return Object.fromEntries(
      tables.map((file): [string, unknown] => [
        file.slice(0, -ending.length),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      ]),
    );
  });
  return listChanges(old, now);
}
