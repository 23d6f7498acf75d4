import type { WorkboxPlugin } from 'workbox-core/types.js';
import { cachePrefix, currentCaches, readCache } from '../../domain/offline/siteCaches';
import { StoreStrategy } from './StoreStrategy';
import { workerScope } from './WorkerScope';

const { docsSite } = workerScope;
const { base, version } = docsSite;

/** Where what is read is kept. */
export const cacheName = readCache(base, version);

/** A page's address without what only its script reads. */
const plainAddress = (address: string) => address.replace(/[?#].*/, '');

/** Whatever is not named by its contents is kept with a hash of them behind its address. */
const asKept = (address: string) => ({ ignoreSearch: !address.includes(`${base}assets/`) });

/** A cache of this version that has an address. */
async function cachedNow(address: string): Promise<Response | undefined> {
  for (const name of currentCaches(await caches.keys(), docsSite)) {
    const found = await (await caches.open(name)).match(address, asKept(address));
    if (found) return found;
  }
  return undefined;
}

/** Whether there is no page at an address any more. */
const isGone = ({ status, type }: Response) =>
  status === 404 || status === 410 || type === 'opaqueredirect';

async function forget(address: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(base)))
      await (await caches.open(name)).delete(address, asKept(address));
}

/** What pages are kept by: only answers that are the page itself, by their plain address, found also in what was kept on request. */
export const keeping: WorkboxPlugin[] = [
  {
    cacheKeyWillBeUsed: async ({ request }) => plainAddress(request.url),
    cacheWillUpdate: async ({ request, response }) => {
      if (isGone(response)) await forget(plainAddress(request.url));
      return response.status === 200 && !response.redirected ? response : null;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse ?? cachedNow(plainAddress(request.url)),
  },
];

/** The last resort without a network: also what another version has left. */
export const cachedEver = (address: string) => caches.match(plainAddress(address), asKept(address));

const reading = new StoreStrategy({ cacheName, plugins: keeping });

/** Stores what is not there yet; what cannot be had is left out. */
export async function storeMissing(addresses: readonly string[], event: Event): Promise<void> {
  for (const address of addresses)
    if (!(await cachedNow(plainAddress(address))))
      await reading.store(address, event).catch(() => undefined);
}
