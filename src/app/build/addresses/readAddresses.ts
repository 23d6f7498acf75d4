import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatAddressList,
  parseAddressList,
  vanishedAddresses,
} from '../../../content/addresses/addressList';
import { readRedirects } from '../../../content/addresses/readRedirects';
import {
  resolveRedirects,
  type ResolvedRedirects,
} from '../../../content/addresses/resolveRedirects';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem } from '../../../content/Problem';
import type { BuildContext } from '../BuildContext';

/** Files of a content folder about its addresses; it may have neither. */
const [tableFile, listFile] = ['redirects.yaml', 'addresses.txt'];

export type Addresses = Pick<ResolvedRedirects, 'redirects' | 'movedAnchors'>;

/** Where old addresses of a content folder lead, by its table, and what is wrong with that. */
export function readRedirectsOf(
  contentDir: string,
  base: string,
  pages: readonly PageMeta[],
  display: (file: string) => string,
): Addresses & { problems: Problem[] } {
  const { table, problems: ofTable } = readRedirects(
    readIn(contentDir, tableFile),
    display(tableFile),
  );
  const { redirects, movedAnchors, problems } = resolveRedirects(
    table,
    pages,
    base,
    display(tableFile),
  );
  return { redirects, movedAnchors, problems: [...ofTable, ...problems] };
}

const readIn = (folder: string, file: string) =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';

/** Reads the redirects and checks that no listed path is lost, or rewrites the list if asked to. */
export function readAddresses(
  context: BuildContext,
  pages: readonly PageMeta[],
  problems: Problem[],
): Addresses {
  const { contentDir, base, acceptAddresses = false } = context.options;
  const {
    redirects,
    movedAnchors,
    problems: ofTable,
  } = readRedirectsOf(contentDir, base, pages, context.display);
  problems.push(...ofTable);
  if (acceptAddresses)
    writeFileSync(path.join(contentDir, listFile), formatAddressList(pages, base));
  else
    problems.push(
      ...vanishedAddresses(
        parseAddressList(readIn(contentDir, listFile)),
        pages,
        { redirects, movedAnchors },
        base,
        context.display(listFile),
      ),
    );
  return { redirects, movedAnchors };
}
