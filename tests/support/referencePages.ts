import { readFileSync } from 'node:fs';
import { defaultBase } from '../../scripts/defaultBase';
import { parseAddressList } from '../../src/content/redirects/addressList';

/** Lists of reference pages, which are made from the menu. */
const indexPages = ['/toolpad/core/api/', '/toolpad/studio/reference/'];

/** Whether a page is generated from the packages. */
export const isReference = (address: string) =>
  /\/(api|reference)(\/|$)|-api\/$/.test(address) && !indexPages.includes(address);

/** Paths of all reference pages. Readers have links to them, so a build fails without one. */
export const referencePages = parseAddressList(readFileSync('docs/addresses.txt', 'utf8'))
  .map(({ pathname }) => defaultBase.slice(0, -1) + pathname)
  .filter(isReference);
