import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 */

/**
 * Packages of the lockfile that `node_modules` does not have in that version, and packages
 * it has in addition. npm writes its own list of installed packages last, so this
 * detects an interrupted install, too. Contents are compared, as a checkout changes dates.
 *
 * @param {string} root Folder with `package-lock.json`.
 * @returns {string[] | 'nothing installed'} Empty when all is in place.
 */
export function missingPackages(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'nothing installed';
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  const differing = Object.entries(wanted)
    .filter(([place, locked]) => place !== '' && !sameOrLeftOut(locked, installed[place]))
    .map(([place]) => place);
  const extra = Object.keys(installed).filter((place) => wanted[place] === undefined);
  return [...differing, ...extra];
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage | undefined>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Optional packages for other systems are locked but not installed.
 *
 * @param {LockedPackage | undefined} locked
 * @param {LockedPackage | undefined} installed
 */
function sameOrLeftOut(locked, installed) {
  if (installed === undefined) return locked?.optional === true;
  return locked?.version === installed.version && locked?.integrity === installed.integrity;
}
