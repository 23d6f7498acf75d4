import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import type { AddressManifest } from '../../domain/navigation/nearestPages';
import { searchDataPath } from '../../domain/search/SearchData';
import { cachePrefix, oldReadCaches } from '../../domain/offline/siteCaches';
import { cachedEver, cacheName, keeping, storeMissing } from './pageCaching';
import { workerScope } from './WorkerScope';

const { base, version, shell, notFound, offline, addresses } = workerScope.docsSite;

setCacheNameDetails({ prefix: '', precache: `${cachePrefix(base)}shell`, suffix: '' });
precacheAndRoute([...shell], {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});
clientsClaim();

const strategy = { cacheName, plugins: keeping };
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';
const fromNetwork = new NetworkFirst(strategy);
const checkedLater = new StaleWhileRevalidate(strategy);

// Requests of downloads: the page stores the responses itself.
const isForKeeping = ({ cache }: Request) => cache === 'force-cache';

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(`${base}assets/`) && !isForKeeping(request),
  new CacheFirst(strategy),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    ((request.mode === 'navigate' && isReload(request)) ||
      // A search leads to pages and headings that are there.
      url.pathname === searchDataPath(base)),
  fromNetwork,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(base) &&
    (request.mode === 'navigate' ||
      request.destination === 'image' ||
      // The code of a page's demos.
      url.pathname.endsWith('/code.html')),
  checkedLater,
);

// Films are large and rarely watched twice: only downloads store them, whole.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(base) && request.destination === 'video',
  new NetworkOnly(),
);

/** Whether this version of the site has a page. */
async function isPage(pathname: string): Promise<boolean> {
  const manifest = (await (await matchPrecache(addresses))?.json()) as AddressManifest | undefined;
  return manifest?.pages.some(({ href }) => href === pathname) ?? true;
}

setCatchHandler(async ({ request }) => {
  const cached = await cachedEver(request.url);
  // Players ask for parts of a film.
  if (cached && request.headers.has('range')) return createPartialResponse(request, cached);
  if (cached) return cached;
  if (request.mode !== 'navigate') return Response.error();
  const known = await isPage(new URL(request.url).pathname);
  const page = await matchPrecache(known ? offline : notFound);
  return page
    ? new Response(page.body, { status: known ? 503 : 404, headers: page.headers })
    : Response.error();
});

/** Whether a URL is that of a page or a demo; other files are renamed when they change, and loaded with these. */
const isDocument = (address: string) => address.endsWith('/');

/**
 * Fetches visited pages again for this version, and removes the caches of other versions. Without a
 * network, they remain. Pages refresh downloads themselves.
 */
async function renewOldCaches(event: Event): Promise<void> {
  if (!navigator.onLine) return;
  for (const name of oldReadCaches(await caches.keys(), base, version)) {
    const kept = await (await caches.open(name)).keys();
    const documents = kept.map(({ url }) => url).filter(isDocument);
    if (await storeMissing(documents, event)) await caches.delete(name);
  }
}

workerScope.addEventListener('message', (event) => {
  const { data } = event;
  switch (data.kind) {
    case 'take-over':
      event.waitUntil(workerScope.skipWaiting());
      break;
    case 'shown':
      event.waitUntil(storeMissing(data.addresses, event).then(() => renewOldCaches(event)));
      break;
  }
});
