import { isLineId } from '../../domain/code/codeAnchors';
import type { PageMeta } from '../PageRecord';
import type { Problem } from '../Problem';
import type { ResolvedRedirects } from './resolveRedirects';

const head = [
  '# Every page and anchor that readers may have a link to. A build fails when one is gone and redirects.yaml does not say',
  '# where it went. `npm run addresses` rewrites this file.',
];

/** Anchors of a page that stay; those of lines of code change with every edit. */
export const lastingAnchors = (anchors: readonly string[]) =>
  [...new Set(anchors)].filter((anchor) => !isLineId(anchor)).sort();

export interface ListedAddress {
  /** Without the base. */
  pathname: string;
  anchors: string[];
  line: number;
}

/** Pages and their anchors as a file of the repository: one line per page, without the base, sorted. */
export function formatAddressList(
  pages: readonly Pick<PageMeta, 'pathname' | 'anchors'>[],
  base: string,
): string {
  const lines = pages.map(({ pathname, anchors }) =>
    [
      `/${pathname.slice(base.length)}`,
      ...lastingAnchors(anchors).map((anchor) => `#${encodeURIComponent(anchor)}`),
    ].join(' '),
  );
  return [...head, ...lines.sort(), ''].join('\n');
}

/** The same, read. */
export function parseAddressList(text: string): ListedAddress[] {
  return text.split('\n').flatMap((source, index) => {
    const [pathname = '', ...anchors] = source.split(' ');
    return pathname.startsWith('/')
      ? [
          {
            pathname,
            anchors: anchors.map((anchor) => decodeURIComponent(anchor.slice(1))),
            line: index + 1,
          },
        ]
      : [];
  });
}

/** Addresses of the list that lead nowhere any more. */
export function vanishedAddresses(
  listed: readonly ListedAddress[],
  pages: readonly Pick<PageMeta, 'pathname' | 'anchors'>[],
  { redirects, movedAnchors }: Pick<ResolvedRedirects, 'redirects' | 'movedAnchors'>,
  base: string,
  displayFile: string,
): Problem[] {
  const anchorsOf = new Map(pages.map(({ pathname, anchors }) => [pathname, new Set(anchors)]));
  const redirected = new Set(redirects.map(({ from }) => from));
  const moved = new Set(movedAnchors.map(({ pathname, anchor }) => `${pathname}#${anchor}`));
  const gone = (address: string, line: number, what: string): Problem => ({
    file: displayFile,
    line,
    what,
    why: 'Links to it from elsewhere would break.',
    fix: `Add its new location to redirects.yaml, under \`moved\`: \`${address}: /new/place/\`. If no links to it can exist, accept the loss: npm run addresses`,
  });
  return listed.flatMap(({ pathname, anchors, line }) => {
    const address = base + pathname.slice(1);
    const present = anchorsOf.get(address);
    if (!present)
      return redirected.has(address) ? [] : [gone(pathname, line, `The page ${pathname} is gone.`)];
    return anchors
      .filter((anchor) => !present.has(anchor) && !moved.has(`${address}#${anchor}`))
      .map((anchor) =>
        gone(`${pathname}#${anchor}`, line, `The anchor ${pathname}#${anchor} is gone.`),
      );
  });
}
