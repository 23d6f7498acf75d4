import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PackedPackage } from './packageTable';
import { runNpm } from './runNpm';

/** Folder of packages that are read, not installed: in `node_modules`, so that their types find the installed ones. */
export const packagesDirOf = (projectDir: string): string =>
  path.join(projectDir, 'node_modules/.cache/toolpad-reference');

/**
 * Puts the needed files of a package on disk, once.
 * @param packagesDir keeps them for the next time
 * @returns its folder; another tarball or choice of files is another folder
 * @throws {Error} when it cannot be downloaded or is not the tarball that was published then
 */
export function fetchPackage(
  packagesDir: string,
  { name, version, integrity, keep }: PackedPackage,
): string {
  const spec = `${name}@${version}`;
  const hash = createHash('sha256').update(integrity + keep.source);
  const folder = path.join(
    packagesDir,
    `${spec.replace('/', '+')}-${hash.digest('hex').slice(0, 16)}`,
  );
  if (existsSync(folder)) return folder;
  mkdirSync(packagesDir, { recursive: true });
  const temporary = mkdtempSync(path.join(packagesDir, 'fetch-'));
  try {
    const { output, problem } = runNpm(
      ['pack', spec, '--json', '--prefer-offline', '--loglevel=error'],
      temporary,
    );
    if (problem !== undefined) throw new Error(`${spec} could not be downloaded (${problem}).`);
    const [tarball] = JSON.parse(output) as [{ filename: string; integrity: string }];
    if (tarball.integrity !== integrity)
      throw new Error(
        `the registry sent a different ${spec} than the published one (${tarball.integrity}, not ${integrity}).`,
      );
    const unpacked = path.join(temporary, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', tarball.filename, '-C', 'unpacked', '--strip-components=1'], {
      cwd: temporary,
    });
    for (const entry of readdirSync(unpacked, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const inPackage = path.relative(unpacked, file).split(path.sep).join('/');
      if (entry.isFile() && !keep.test(inPackage)) rmSync(file);
    }
    renameSync(unpacked, folder);
    return folder;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
