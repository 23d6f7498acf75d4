import {
  begunKey,
  keyOf,
  listAddress,
  type KeepFile,
  type KeepList,
  type KeepOffer,
} from '../../src/domain/offline/KeepOffer';
import type { KeepFailure } from '../../src/domain/offline/KeepState';
import { keptCache } from '../../src/domain/offline/siteCaches';
import { KeepError, type KeeperOutside } from '../../src/platform/KeeperOutside';

type ProductId = 'toolpad-core' | 'toolpad-studio';

/** Plain data, so that a story can state it: `parameters: { platform: { offline: { kept: ['toolpad-core'] } } }`. */
export interface FakeKeeperOptions {
  /** Products that are there from end to end. */
  kept?: readonly ProductId[];
  /** Products that are there as they were in the version before, whose scripts have not changed since. */
  outdated?: readonly ProductId[];
  /** Products of which so many of ten files are there. */
  begun?: Partial<Record<ProductId, number>>;
  /** Bytes that the browser has room for; it does not say so where nothing is given. */
  free?: number;
}

export interface FakeKeeperOutside extends KeeperOutside {
  /** Addresses that the network was asked for, in order. */
  requests: string[];
  /** Keys by cache. */
  contents(): Record<string, string[]>;
  /** The next so many requests are answered, as soon as they come. */
  deliver(count: number): Promise<void>;
  /** The next request fails, as soon as it comes. */
  fail(reason: KeepFailure): Promise<void>;
  /** Requests that wait for their answer. */
  waiting(): number;
  /** The host has another version from now on. */
  publish(version: string): void;
  /** How often somebody looked for another version, and asked that nothing be cleared away. */
  looks: number;
  asks: number;
}

const [base, version] = ['/toolpad/', 'new'];

/** Products of ten files each: eight pages, a script that is theirs and one that both have. */
const products = (
  [
    ['toolpad-core', 'Toolpad Core', 39, 1_900_000],
    ['toolpad-studio', 'Toolpad Studio', 43, 740_000],
  ] as const
).map(([id, name, pages, bytes]) => ({
  id,
  name,
  pages,
  bytes,
  stored: bytes * 4,
  list: listAddress(base, id, 'now'),
}));

export const fakeFiles = (product: string, revision = 'now'): KeepFile[] => {
  const bytes = products.find(({ id }) => id === product)!.bytes / 10;
  const pages = Array.from({ length: 8 }, (_, index) => ({
    address: `${base}${product}/${index}/`,
    revision,
    bytes,
  }));
  return [
    ...pages,
    ...[product, 'both'].map((name) => ({ address: `${base}assets/${name}.js`, bytes })),
  ];
};

/** Lets everything run that waits for nothing outside. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** An outside world of the keeper in which a request is answered when a test says so. */
export function createFakeKeeperOutside({
  kept = [],
  outdated = [],
  begun = {},
  free,
}: FakeKeeperOptions = {}): FakeKeeperOutside {
  const caches = new Map<string, Set<string>>();
  const fill = (product: string, revision: string, files: number, mark: string) =>
    caches.set(
      keptCache(base, version, product),
      new Set([...fakeFiles(product, revision).slice(0, files).map(keyOf), mark]),
    );
  for (const product of kept) fill(product, 'now', 10, listAddress(base, product, 'now'));
  for (const product of outdated) fill(product, 'before', 10, listAddress(base, product, 'before'));
  for (const [product, files] of Object.entries(begun))
    fill(product, 'now', files, begunKey(listAddress(base, product, 'now')));

  const offer: KeepOffer = { base, version, products };
  let newest = offer;
  const requests: string[] = [];
  const waiting: { resolve(): void; reject(error: unknown): void }[] = [];
  const has = (key: string) => [...caches.values()].some((keys) => keys.has(key));
  const answer = (address: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      requests.push(address);
      const onAbort = () => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const settled = () => signal.removeEventListener('abort', onAbort);
      const entry = {
        resolve: () => (settled(), resolve()),
        reject: (error: unknown) => (settled(), reject(error)),
      };
      waiting.push(entry);
      signal.addEventListener('abort', onAbort);
    });
  async function next() {
    for (let tries = 0; waiting.length === 0 && tries < 50; tries += 1) await settle();
    const request = waiting.shift();
    if (!request) throw new Error('Nobody asks for a file, so none can be answered.');
    return request;
  }

  const outside: FakeKeeperOutside = {
    requests,
    looks: 0,
    asks: 0,
    contents: () => Object.fromEntries([...caches].map(([name, keys]) => [name, [...keys]])),
    async deliver(count) {
      for (let left = count; left > 0; left -= 1) (await next()).resolve();
      await settle();
    },
    async fail(reason) {
      (await next()).reject(new KeepError(reason));
      await settle();
    },
    waiting: () => waiting.length,
    publish: (now) => void (newest = { ...offer, version: now }),
    offer: async () => offer,
    async newestOffer(signal) {
      await answer('newest', signal);
      return newest;
    },
    cacheNames: async () => [...caches.keys()],
    keysOf: async (cache) => [...(caches.get(cache) ?? [])],
    list: async (key) =>
      ({ files: fakeFiles(products.find(({ id }) => key.includes(id))!.id) }) satisfies KeepList,
    async store(cache, file, signal) {
      const key = keyOf(file);
      if (!has(key) && !key.includes('/assets/offline-')) await answer(file.address, signal);
      caches.set(cache, (caches.get(cache) ?? new Set<string>()).add(key));
    },
    forget: async (cache, keys) => keys.forEach((key) => caches.get(cache)?.delete(key)),
    drop: async (cache) => void caches.delete(cache),
    free: async () => free,
    persist: () => void (outside.asks += 1),
    lookForUpdate: () => void (outside.looks += 1),
  };
  return outside;
}
