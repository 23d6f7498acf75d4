import { lastingAnchors } from '../../../content/redirects/addressList';
import type { Redirect } from '../../../content/redirects/RedirectTable';
import type { PageMeta } from '../../../content/PageRecord';
import type { AddressManifest } from '../../../domain/navigation/nearestPages';
import { hostRedirects, nginxRedirects } from './redirectFiles';
import type { ListedPage } from '../engine/discovery/listPages';
import type { Addresses } from './readAddresses';

/** Path of the manifest of pages and anchors, which the not-found page fetches. */
export const manifestOf = (base: string) => `${base}addresses.json`;

/** The redirects in the formats of hosts, and the manifest of pages and anchors, by path. */
export function addressFiles(
  base: string,
  { redirects }: Addresses,
  rewrites: readonly Redirect[],
  metas: readonly PageMeta[],
  listed: ReadonlyMap<string, ListedPage>,
): Record<string, () => string> {
  const manifest = (): AddressManifest => ({
    base,
    pages: metas.map(({ pathname, title, anchors }) => ({
      href: pathname,
      title,
      product: listed.get(pathname)!.product,
      anchors: lastingAnchors(anchors),
    })),
  });
  return {
    '/_redirects': () => hostRedirects(redirects, rewrites, base),
    '/redirects.nginx.conf': () => nginxRedirects(redirects, base),
    '/redirects.json': () => JSON.stringify({ base, redirects, rewrites }, null, 2),
    [manifestOf(base)]: () => JSON.stringify(manifest()),
  };
}
