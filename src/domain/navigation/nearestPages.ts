/** A page as the manifest of addresses lists it. */
export interface KnownPage {
  href: string;
  title: string;
  product: string;
  anchors: readonly string[];
}

/** The file at `<base>addresses.json`. */
export interface AddressManifest {
  base: string;
  pages: readonly KnownPage[];
}

export interface SuggestedPage {
  /** With the anchor that was asked for, where the page has it. */
  href: string;
  title: string;
  product: string;
}

/** How many letters must be changed, added or dropped to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length]!;
}

/** Distance in parts of the longer text: 0 for the same, 1 for nothing in common. */
const difference = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1);

const sharedFolders = (a: string, b: string) =>
  a.split('/').filter((part) => part !== '' && b.split('/').includes(part)).length;

const lastOf = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** What is asked for below the base, without a language or other folder in front of it, in small letters. */
function belowBase(pathname: string, base: string): string {
  const at = pathname.indexOf(base);
  return (
    at >= 0 && base !== '/' ? pathname.slice(at + base.length) : pathname.replace(/^\//, '')
  ).toLowerCase();
}

/** From here on two addresses have too little in common to offer one for the other. */
const tooFar = 0.5;

/** What it costs when only the last part of the address is alike, and what the same anchor is worth. */
const [elsewhere, sameAnchor] = [0.12, 0.25];

/** What each folder in common is worth: it decides between equals. */
const sameFolder = 0.01;

/**
 * Pages that a reader who asked for an address that leads nowhere may have meant, the likeliest first. Whole addresses
 * and their last parts are compared, since pages move between folders; a page that has the anchor asked for wins.
 */
export function nearestPages(
  wanted: { pathname: string; hash: string },
  { base, pages }: AddressManifest,
  limit = 3,
): SuggestedPage[] {
  const path = belowBase(wanted.pathname, base);
  const last = lastOf(path);
  const anchor = wanted.hash.replace(/^#/, '');
  return pages
    .map((page) => {
      const candidate = belowBase(page.href, base);
      const hasAnchor = anchor !== '' && page.anchors.includes(anchor);
      const nearness =
        Math.min(
          difference(path, candidate),
          last === '' ? 1 : difference(last, lastOf(candidate)) + elsewhere,
        ) -
        sharedFolders(path, candidate) * sameFolder;
      return { page, hasAnchor, score: nearness - (hasAnchor ? sameAnchor : 0) };
    })
    .filter(({ score }) => score < tooFar)
    .sort((a, b) => a.score - b.score || a.page.href.localeCompare(b.page.href))
    .slice(0, limit)
    .map(({ page: { href, title, product }, hasAnchor }) => ({
      href: hasAnchor ? `${href}#${anchor}` : href,
      title,
      product,
    }));
}
