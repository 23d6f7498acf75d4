import { clientsClaim, skipWaiting } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkerFacts } from '../../serviceWorker';

/** What is used of a worker's global scope: TypeScript has types for pages or for workers, not for both. */
const worker = self as unknown as {
  docsSite: WorkerFacts;
  registration: { scope: string };
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};
const { shell, offline } = worker.docsSite;
const { scope } = worker.registration;

void skipWaiting();
clientsClaim();
// Caches of the first two releases, which nothing reads any more.
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(`docs ${new URL(scope).pathname} `))
            .map((name) => caches.delete(name)),
        ),
      ),
  ),
);
cleanupOutdatedCaches();
precacheAndRoute([...shell], { directoryIndex: '', cleanURLs: false });

/** Pages, the code of demos and pictures; not films, which are large and rarely watched twice. */
const isKept = ({ pathname }: URL) => /(?:\/|\.(?:html|png|svg|webp))$/.test(pathname);

const plainUrl = ({ url }: Request) => url.replace(/[?#].*/, '');

/** Keeps complete answers, pages under their URL without query parameters for scripts, and forgets removed pages. */
const keeping = (cacheName: string, maxEntries: number) => {
  const plain: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => plainUrl(request),
    cacheWillUpdate: async ({ request, response }) => {
      if ([404, 410].includes(response.status))
        await (await caches.open(cacheName)).delete(plainUrl(request));
      return response.status === 200 && !response.redirected ? response : null;
    },
  };
  return {
    cacheName,
    plugins: [plain, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })],
  };
};
const visited = keeping(`visited ${scope}`, 400);
const assets = keeping(`assets ${scope}`, 800);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(`${scope}assets/`),
  new CacheFirst(assets),
);
// A reload asks for what is there now, and the search leads to pages that are there.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    ((request.mode === 'navigate' && ['no-cache', 'reload'].includes(request.cache)) ||
      url.pathname.endsWith('/search/index.json')),
  new NetworkFirst(visited),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.href.startsWith(scope) && request.cache !== 'no-store' && isKept(url),
  new StaleWhileRevalidate(visited),
);
setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' ? await matchPrecache(offline) : undefined) ?? Response.error(),
);
