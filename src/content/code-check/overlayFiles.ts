import path from 'node:path';
import type ts from 'typescript';

type FileSystem = Pick<
  ts.CompilerHost,
  'fileExists' | 'readFile' | 'directoryExists' | 'getDirectories' | 'realpath'
>;

/** A path and the folders that it is in, from the inside out. */
function* upwards(place: string): Generator<string> {
  for (let at = place; at !== path.posix.dirname(at); at = path.posix.dirname(at)) yield at;
}

const withoutSlash = (name: string) => (name.length > 1 ? name.replace(/\/$/, '') : name);

/**
 * A file system with files that are in memory and folders that lie elsewhere.
 * @param files absolute path -> text
 * @param mounts absolute path -> the absolute path of the folder that is seen there
 */
export function overlayFiles(
  below: FileSystem,
  files: ReadonlyMap<string, string>,
  mounts: ReadonlyMap<string, string>,
): Required<FileSystem> {
  const folders = new Map<string, Set<string>>();
  for (const inner of [...files.keys(), ...mounts.keys()]) {
    for (const child of upwards(inner)) {
      const folder = path.posix.dirname(child);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(path.posix.basename(child)));
    }
  }
  /** The place on disk of a path below a mount. TypeScript writes folders with and without a slash at the end. */
  const mounted = (place: string): string | undefined => {
    const name = withoutSlash(place);
    for (const folder of upwards(name)) {
      const target = mounts.get(folder);
      if (target !== undefined) return target + name.slice(folder.length);
    }
    return undefined;
  };
  const onDisk = (name: string) => mounted(name) ?? name;
  return {
    fileExists: (name) => files.has(name) || below.fileExists(onDisk(name)),
    readFile: (name) => files.get(name) ?? below.readFile(onDisk(name)),
    directoryExists: (name) =>
      folders.has(withoutSlash(name)) || (below.directoryExists?.(onDisk(name)) ?? true),
    getDirectories: (name) => [
      ...new Set([
        ...(folders.get(withoutSlash(name)) ?? []),
        ...(below.getDirectories?.(onDisk(name)) ?? []),
      ]),
    ],
    realpath: (name) =>
      files.has(name) || mounted(name) !== undefined ? name : (below.realpath?.(name) ?? name),
  };
}
