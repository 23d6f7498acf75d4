import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastingAnchors } from '../../../content/addresses/addressList';
import type { PageMeta } from '../../../content/PageRecord';
import type { AddressManifest } from '../../../domain/navigation/nearestPages';
import { hostRedirects, nginxRedirects } from '../../addresses/redirectFiles';
import type { ListedPage } from '../discovery/ListedPage';
import type { Addresses } from './readAddresses';

/** Address of the manifest of pages and anchors, which the not-found page asks for. */
export const manifestOf = (base: string) => `${base}addresses.json`;

/** Writes the redirects in the words of hosts that can redirect, and the manifest of pages and anchors. */
export function writeAddresses(
  dir: string,
  base: string,
  { redirects }: Addresses,
  metas: readonly PageMeta[],
  listed: ReadonlyMap<string, ListedPage>,
): void {
  const manifest: AddressManifest = {
    base,
    pages: metas.map(({ pathname, title, anchors }) => ({
      href: pathname,
      title,
      product: listed.get(pathname)!.product,
      anchors: lastingAnchors(anchors),
    })),
  };
  const files: Record<string, string> = {
    _redirects: hostRedirects(redirects, base),
    'redirects.nginx.conf': nginxRedirects(redirects, base),
    'redirects.json': JSON.stringify({ base, redirects }, null, 2),
    [manifestOf(base)]: JSON.stringify(manifest),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}
