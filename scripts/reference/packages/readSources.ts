import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notice, Source } from '../../../src/reference/records';
import { missing } from '../MissingFact';
import type { PackageFolder } from './locatePackages';

/**
 * Packages that facts were read from, with license and copyright line of those that texts are quoted from.
 * @throws {ReferenceFailure} when one that is quoted does not say them: then nothing may be quoted from it
 */
export function sourcesOf(packages: readonly PackageFolder[], facts: unknown): Source[] {
  const quoted = new Set(
    [...JSON.stringify(facts).matchAll(/"quotedFrom":"([^"]+)"/g)].map((match) => match[1]!),
  );
  const sources = packages.map((owner): Source => {
    const { name, version, integrity } = owner;
    const notice = quoted.delete(name) ? noticeOf(owner) : undefined;
    return { package: name, version, integrity, notice };
  });
  for (const name of quoted)
    missing({
      page: 'core/api',
      fact: `the notice for texts of ${name}`,
      file: 'scripts/reference/packages/locatePackages.ts',
      why: 'it is not among the packages that are read.',
      fix: 'Add it there.',
    });
  return sources;
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
