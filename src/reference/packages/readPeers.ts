import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageFolder } from './locatePackages';

/** The peer dependencies of a package, optional ones included: ranges by name. */
export function readPeers({ folder }: PackageFolder): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return manifest.peerDependencies ?? {};
}
