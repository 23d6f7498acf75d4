import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatAddressList,
  parseAddressList,
  vanishedAddresses,
} from '../../../content/redirects/addressList';
import {
  readRedirects,
  resolveRedirects,
  type ResolvedRedirects,
} from '../../../content/redirects/resolveRedirects';
import { checkReserved } from '../../../content/checkPages';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import { withBase } from '../../../domain/navigation/canonicalPath';
import type { SiteContext } from '../engine/SiteContext';

/** Files of a content folder about its URLs; both are optional. */
const [tableFile, listFile] = ['redirects.yaml', 'addresses.txt'];

export type Addresses = Pick<ResolvedRedirects, 'redirects' | 'movedAnchors'>;

/** Lists the URLs of the pages, which later builds must keep. */
export function writeAddressList(
  contentDir: string,
  pages: readonly PageMeta[],
  base: string,
): void {
  writeFileSync(path.join(contentDir, listFile), formatAddressList(pages, base));
}

/** Paths that the table redirects, with the base: no page can be generated there. */
export function redirectedPaths(context: SiteContext): Set<string> {
  const { table } = readRedirects(context.read(tableFile), context.display(tableFile));
  return new Set(
    [...table.spellings, ...table.moved, ...table.legacy].map(({ from }) =>
      withBase(from, context.options.base),
    ),
  );
}

/** Reads the redirects and checks that no listed path is lost, unless the list is about to be updated. */
export function readAddresses(
  context: SiteContext,
  pages: readonly PageMeta[],
  problems: Problem[],
): Addresses {
  const { base, acceptAddresses = false } = context.options;
  const [file, listed] = [context.display(tableFile), context.display(listFile)];
  const { table, problems: ofTable } = readRedirects(context.read(tableFile), file);
  const resolved = resolveRedirects(table, pages, base, file);
  const sources = [...table.spellings, ...table.moved, ...table.legacy]
    .filter(({ from }) => !from.includes('#'))
    .map(({ from, line }) => ({ pathname: withBase(from, base), file: tableFile, line }));
  problems.push(...ofTable, ...resolved.problems, ...checkReserved(sources, base, context.display));
  if (!acceptAddresses && ofTable.length === 0) {
    const before = parseAddressList(context.read(listFile));
    problems.push(...vanishedAddresses(before, pages, resolved, base, listed));
  }
  return resolved;
}
