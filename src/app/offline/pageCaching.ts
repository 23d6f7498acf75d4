import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { cachePrefix, currentCaches, readCache } from '../../domain/offline/siteCaches';
import { workerScope } from './WorkerScope';

const { docsSite } = workerScope;
const { base, version } = docsSite;

/** Name of the cache of visited pages. */
export const cacheName = readCache(base, version);

/** A page's URL without query parameters for its script. */
const plainAddress = (address: string) => address.replace(/[?#].*/, '');

/** Files without a hash in their name are cached with a content hash in the query. */
const asKept = (address: string) => ({ ignoreSearch: !address.includes(`${base}assets/`) });

/** A cache of this version that contains a URL. */
async function cachedNow(address: string): Promise<Response | undefined> {
  for (const name of currentCaches(await caches.keys(), docsSite)) {
    const found = await (await caches.open(name)).match(address, asKept(address));
    if (found) return found;
  }
  return undefined;
}

/** Whether a page has been removed. */
const isGone = ({ status, type }: Response) =>
  status === 404 || status === 410 || type === 'opaqueredirect';

async function forget(address: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(base)))
      await (await caches.open(name)).delete(address, asKept(address));
}

/** Workbox plugin for pages: caches only successful responses, under their plain URL, and also finds downloads. */
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

/** The last fallback offline: caches of other versions, too. */
export const cachedEver = (address: string) => caches.match(plainAddress(address), asKept(address));

/** Fetches from the network and stores the response. Rejects without a response or without storage space. */
class StoreStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }

  /** Resolves to the response once it is stored. */
  async store(address: string, event: Event): Promise<Response> {
    const [response, done] = this.handleAll({
      request: new Request(address),
      event: event as never,
    });
    await Promise.all([response, done]);
    return response;
  }
}

const reading = new StoreStrategy({ cacheName, plugins: keeping });

/**
 * Stores missing files; those that cannot be fetched are skipped.
 * @returns whether all could be fetched, where there was room or not
 */
export async function storeMissing(addresses: readonly string[], event: Event): Promise<boolean> {
  let couldFetch = true;
  for (const address of addresses)
    if (!(await cachedNow(plainAddress(address))))
      await reading.store(address, event).catch((error: Error) => {
        if (error.name !== 'QuotaExceededError') couldFetch = false;
      });
  return couldFetch;
}
