import { packagesRepository } from '../domain/code/documentedPackages';
import type { DefinedAt } from './records';

/** Where a declaration can be read in the published package, at its line. */
export function definitionHref({ package: name, version, file, line }: DefinedAt): string {
  return `https://app.unpkg.com/${name}@${version}/files/${file}#L${line}`;
}

/** Where a source of the packages can be read, at the tag of its version. */
export function sourceHref(source: string, version: string): string {
  return `${packagesRepository}/blob/v${version}/${source}`;
}

/** The open issues of the repository about a component or hook. */
export function issuesHref(name: string): string {
  return `${packagesRepository}/issues?q=${encodeURIComponent(`is:issue is:open ${name}`)}`;
}

/** The page that lists what each version changed, below the base. */
export const upgradePagePath = 'core/api/changes';

/** The guide that says what to do about it. */
export const migrationPath = 'core/guides/migration';

/** The section of the migration guide about an update: `from-012-to-013`. */
export const migrationAnchor = (versions: readonly string[]) =>
  `from-${versions.map((one) => one.split('.').slice(0, 2).join('')).join('-to-')}`;
