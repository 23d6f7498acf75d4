import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of a set of screenshots in which its files of design tokens are kept. */
export const tokensOf = (folder: string) => path.join(folder, 'tokens');

/** A design token that two builds do not share. */
export interface ChangedToken {
  /** The file without its endings: `dark`. */
  file: string;
  name: string;
  /** As JSON; undefined where the build has no such token. */
  before?: string;
  after?: string;
}

function* tokensIn(tree: object, name: string[] = []): Generator<[name: string, value: string]> {
  if ('$value' in tree) yield [name.join('.'), JSON.stringify(tree.$value)];
  else
    for (const [key, child] of Object.entries(tree))
      if (typeof child === 'object' && child !== null)
        yield* tokensIn(child as object, [...name, key]);
}

const ending = '.tokens.json';

const readTokens = (file: string) =>
  new Map(existsSync(file) ? tokensIn(JSON.parse(readFileSync(file, 'utf8')) as object) : []);

/** The tokens that differ between two folders of screenshots, by file and name. */
export function compareTokens(before: string, after: string): ChangedToken[] {
  const folders = [tokensOf(before), tokensOf(after)] as const;
  const files = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return [...new Set(files)]
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap((file) => {
      const [old, now] = folders.map((folder) => readTokens(path.join(folder, file)));
      return [...new Set([...old!.keys(), ...now!.keys()])]
        .filter((name) => old!.get(name) !== now!.get(name))
        .map((name) => ({
          file: file.slice(0, -ending.length),
          name,
          before: old!.get(name),
          after: now!.get(name),
        }));
    });
}
