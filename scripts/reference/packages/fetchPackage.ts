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
import { gunzipSync } from 'node:zlib';
import type { PackedPackage } from './packageTable';
import { runNpm } from './runNpm';

/** Folder of packages that are read, not installed: in `node_modules`, so that their types find the installed ones. */
export const packagesDirOf = (projectDir: string): string =>
  path.join(projectDir, 'node_modules/.cache/toolpad-reference');

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Downloads the tarball of `name@version` to a folder; returns an error message if it fails. */
export type Download = (spec: string, folder: string) => string | undefined;

/** By the npm client, so that its registry, proxy and cache settings hold. */
const npmPack: Download = (spec, folder) =>
  runNpm(
    ['pack', spec, '--pack-destination', folder, '--prefer-offline', '--loglevel=error'],
    folder,
  ).problem;

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
 * @param packagesDir keeps them for the next time
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

/** Another process may have put the same folder there meanwhile. */
function moveInto(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

const block = 512;

/**
 * Files of a package tarball, by path below its `package/` folder.
 * @throws {Error} when the archive is cut short or not gzip
 */
export function readTarball(archive: Uint8Array): Map<string, Buffer> {
  const data = gunzipSync(archive);
  const files = new Map<string, Buffer>();
  for (let at = 0; at + block <= data.length && data[at] !== 0;) {
    const text = (from: number, length: number) =>
      data.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const kind = text(156, 1);
    const name = [text(345, 155), text(0, 100)].filter(Boolean).join('/');
    const start = at + block;
    if (!Number.isInteger(size) || start + size > data.length)
      throw new Error(`The archive ends within ${name}.`);
    if (kind === '0' || kind === '')
      files.set(name.replace(/^[^/]+\//, ''), data.subarray(start, start + size));
    at = start + Math.ceil(size / block) * block;
  }
  return files;
}
