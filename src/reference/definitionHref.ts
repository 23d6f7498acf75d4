import type { DefinedAt } from './records';

/** Where a declaration can be read in the published package, at its line. */
export function definitionHref({ package: name, version, file, line }: DefinedAt): string {
  return `https://app.unpkg.com/${name}@${version}/files/${file}#L${line}`;
}

/** Where a source of Toolpad can be read, at the tag of its version. */
export function sourceHref(source: string, version: string): string {
  return `https://github.com/mui/toolpad/blob/v${version}/${source}`;
}
