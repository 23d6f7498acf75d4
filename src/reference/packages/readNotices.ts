import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notice } from '../records';
import { missing } from '../MissingFact';
import type { PackageFolder } from './locatePackages';

/**
 * License and copyright line of each package that texts are quoted from.
 * @throws {ReferenceFailure} when a package does not say them: then nothing may be quoted from it
 */
export function readNotices(
  packages: readonly PackageFolder[],
  quoted: ReadonlySet<string>,
): Record<string, Notice> {
  return Object.fromEntries(
    packages.filter(({ name }) => quoted.has(name)).map((owner) => [owner.name, noticeOf(owner)]),
  );
}

function noticeOf({ name, version, folder }: PackageFolder): Notice {
  const file = path.join(folder, 'LICENSE');
  const copyright = existsSync(file)
    ? /^\s*(Copyright\b.*\S)\s*$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    license?: string;
  };
  if (copyright && license) return { license, copyright };
  return missing({
    page: 'core/api',
    fact: `the notice for texts of ${name}`,
    file: `${name}@${version}/LICENSE`,
    why: license ? 'it has no copyright line.' : 'its package.json names no license.',
    fix: 'Run `npm ci`.',
  });
}
