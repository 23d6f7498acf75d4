import { keyOf, type KeepList, type KeepOffer } from '../domain/offline/KeepOffer';
import { KeepError, type KeeperOutside } from './KeeperOutside';

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const isAbort = (error: unknown) => (error as Error | null)?.name === 'AbortError';

/** The real outside world of the keeper of products. `offer` is the address of what can be kept. */
export function createBrowserKeeperOutside(
  { caches, fetch, navigator }: Window & typeof globalThis,
  offer: string,
): KeeperOutside {
  /** Browsers differ in how much of it they have. */
  const { storage } = navigator as { storage?: Partial<StorageManager> };

  /** Anything but the very file is no answer. */
  async function answerOf(address: string, init: RequestInit): Promise<Response> {
    const response = await fetch(address, init).catch((error: unknown) => {
      throw isAbort(error) ? error : new KeepError('network');
    });
    if (response.redirected || response.status === 404 || response.status === 410)
      throw new KeepError('replaced');
    if (!response.ok) throw new KeepError('network');
    return response;
  }

  /** Files that are named by their contents come from wherever they are; others are looked up again. The worker leaves both alone. */
  const freshness = (key: string): RequestInit => ({
    cache: key.includes('/assets/') ? 'force-cache' : 'no-cache',
  });

  return {
    offer: async () => (await answerOf(offer, {})).json() as Promise<KeepOffer>,
    // Behind a question mark it is another address, which the worker does not know.
    newestOffer: async (signal) =>
      (
        await answerOf(`${offer}?newest`, { cache: 'no-store', signal })
      ).json() as Promise<KeepOffer>,
    cacheNames: () => caches.keys(),
    keysOf: async (cache) =>
      (await (await caches.open(cache)).keys()).map(({ url }) => pathOf(url)),
    list: async (key, signal) =>
      (
        (await caches.match(key)) ?? (await answerOf(key, { ...freshness(key), signal }))
      ).json() as Promise<KeepList>,
    async store(cache, file, signal) {
      const key = keyOf(file);
      const response =
        (await caches.match(key)) ??
        (await answerOf(file.address, { ...freshness(file.address), signal }));
      try {
        await (await caches.open(cache)).put(key, response);
      } catch (error) {
        if (isAbort(error)) throw error;
        throw new KeepError(
          (error as Error | null)?.name === 'QuotaExceededError' ? 'space' : 'network',
        );
      }
    },
    async forget(cache, keys) {
      const opened = await caches.open(cache);
      for (const key of keys) await opened.delete(key);
    },
    drop: async (cache) => void (await caches.delete(cache)),
    async free() {
      const { quota, usage } = (await storage?.estimate?.()) ?? {};
      return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
    },
    persist: () => void storage?.persist?.().catch(() => undefined),
    lookForUpdate: () =>
      void navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(() => undefined),
  };
}
