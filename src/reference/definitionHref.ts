import type { DefinedAt } from './records';

const repository = 'https://github.com/mui/toolpad';

/** Where a declaration can be read in the published package, at its line. */
export function definitionHref({ package: name, version, file, line }: DefinedAt): string {
  return `https://app.unpkg.com/${name}@${version}/files/${file}#L${line}`;
}

/** Where a source of Toolpad can be read, at the tag of its version. */
export function sourceHref(source: string, version: string): string {
  return `${repository}/blob/v${version}/${source}`;
}

/** The open issues of Toolpad about a component or hook. */
export function issuesHref(name: string): string {
  return `${repository}/issues?q=${encodeURIComponent(`is:issue is:open ${name}`)}`;
}
