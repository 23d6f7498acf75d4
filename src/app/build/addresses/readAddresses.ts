import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatAddressList, parseAddressList, vanishedAddresses } from '../../../content/addresses/addressList';
import { readRedirects } from '../../../content/addresses/readRedirects';
import { resolveRedirects, type ResolvedRedirects } from '../../../content/addresses/resolveRedirects';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import type { BuildContext } from '../BuildContext';

/** Files of a content folder about its addresses; it may have neither. */
const [tableFile, listFile] = ['redirects.yaml', 'addresses.txt'];

export type Addresses = Pick<ResolvedRedirects, 'redirects' | 'movedAnchors'>;

/** Reads where old addresses lead, and checks that none that was listed is lost; or lists them anew, if that is asked for. */
export function readAddresses(context: BuildContext, pages: readonly PageMeta[], problems: Problem[]): Addresses {
  const { contentDir, base, acceptAddresses = false } = context.options;
  const read = (file: string) => (existsSync(path.join(contentDir, file)) ? readFileSync(path.join(contentDir, file), 'utf8') : '');
  const { table, problems: ofTable } = readRedirects(read(tableFile), context.display(tableFile));
  const { redirects, movedAnchors, problems: ofRows } = resolveRedirects(table, pages, base, context.display(tableFile));
  problems.push(...ofTable, ...ofRows);
  if (acceptAddresses) writeFileSync(path.join(contentDir, listFile), formatAddressList(pages, base));
  else problems.push(...vanishedAddresses(parseAddressList(read(listFile)), pages, { redirects, movedAnchors }, base, context.display(listFile)));
  return { redirects, movedAnchors };
}
