import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PackedPackage } from './packageTable';
import { readTarball } from './readTarball';
import { runNpm } from './runNpm';

/** For names of folders and cache keys. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Downloads the tarball of `name@version` to a folder; returns an error message if it fails. */
export type Download = (spec: string, folder: string) => string | undefined;

/** By the npm client, so that its registry, proxy and cache settings hold. */
const npmPack: Download = (spec, folder) =>
  runNpm(['pack', spec, '--pack-destination', folder, '--prefer-offline', '--silent'], folder)
    .problem;

/** Where the files of a packed package lie. Another tarball or choice of files is another folder. */
export function folderOf(
  packagesDir: string,
  { name, version, integrity, keep }: PackedPackage,
): string {
  return path.join(
    packagesDir,
    `${name.replace('/', '+')}@${version}-${shortHash(integrity + keep.source)}`,
  );
}

/**
 * Puts the needed files of a package on disk, once.
 * @param packagesDir keeps them for the next build
 * @returns its folder
 * @throws {Error} when it cannot be downloaded or is not the tarball that was published then
 */
export function fetchPackage(
  packagesDir: string,
  wanted: PackedPackage,
  download: Download = npmPack,
): string {
  const folder = folderOf(packagesDir, wanted);
  if (existsSync(folder)) return folder;
  mkdirSync(packagesDir, { recursive: true });
  const temporary = mkdtempSync(path.join(packagesDir, 'fetch-'));
  try {
    const problem = download(`${wanted.name}@${wanted.version}`, temporary);
    const archive = readdirSync(temporary).find((file) => file.endsWith('.tgz'));
    if (!archive)
      throw new Error(`it could not be downloaded (${problem ?? 'npm pack left no file'}).`);
    const bytes = readFileSync(path.join(temporary, archive));
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (integrity !== wanted.integrity)
      throw new Error(
        `the registry sent a different file than the published one (${integrity}, not ${wanted.integrity}).`,
      );
    const unpacked = path.join(temporary, 'unpacked');
    for (const [file, content] of readTarball(bytes)) {
      if (!wanted.keep.test(file)) continue;
      const target = path.join(unpacked, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    moveInto(unpacked, folder);
    return folder;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Another build may have put the same folder there meanwhile. */
function moveInto(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
