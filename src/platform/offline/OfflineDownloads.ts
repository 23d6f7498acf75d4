import type {
  DownloadState,
  OfflineManifest,
  OfflineProduct,
} from '../../domain/offline/OfflineManifest';
import { downloadCache, downloadCaches } from '../../domain/offline/siteCaches';

export interface ProductDownload extends OfflineProduct {
  state: DownloadState;
}

/** What `CachedDownloads` does, without how: stories have one of their own. */
export type OfflineDownloads = Pick<CachedDownloads, keyof CachedDownloads>;

type Browser = Pick<Window & typeof globalThis, 'caches' | 'fetch' | 'navigator'>;

/** As many as browsers send to a host at once over HTTP/1.1. */
const parallelRequests = 6;

/** In the cache of a product that is complete. */
export const completeKey = '/.complete';

const keysOf = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);

const sizeOf = (files: OfflineProduct['files']) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A redirect or an error page is not the file. */
async function fetchFile({ fetch }: Browser, url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok || response.redirected) throw new Error(`${url}: status ${response.status}`);
  return response;
}

/** Requests persistent storage, so that downloads are not evicted. Rejects where the browser has no such API. */
const requestPersistence = async ({ navigator }: Browser) => navigator.storage.persist();

/** The downloads of the build whose manifest is at a URL; rejects where the browser has no caches or cannot read it. */
export async function openDownloads(browser: Browser, url: string): Promise<OfflineDownloads> {
  const manifest = (await (await fetchFile(browser, url)).json()) as OfflineManifest;
  const downloads = new CachedDownloads(browser, url, manifest);
  for (const { id } of manifest.products) await downloads.read(id);
  return downloads;
}

/** Downloads whole products into caches, to be read offline. A failed download is a state. */
class CachedDownloads {
  private products: readonly ProductDownload[];
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly manifest: OfflineManifest,
  ) {
    this.products = manifest.products.map((product) => ({ ...product, state: { kind: 'idle' } }));
  }

  /** The same array until something changes. */
  readonly view = () => this.products;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Downloads what is missing. */
  async download(id: string): Promise<void> {
    if (this.running.has(id)) return;
    const abort = new AbortController();
    this.running.set(id, abort);
    // A browser that refuses may evict the download later; until then it works.
    requestPersistence(this.browser).catch(() => undefined);
    try {
      await this.fetchAll(id, abort.signal);
      abort.signal.throwIfAborted();
      this.set(id, { kind: 'downloaded' });
    } catch (error) {
      if (abort.signal.aborted) return;
      const isFull = (error as Error).name === 'QuotaExceededError';
      this.set(id, { kind: 'failed', reason: isFull ? 'storage-full' : 'network' });
      // Stops the requests that are still running.
      abort.abort();
    }
    this.running.delete(id);
  }

  /** Stops a download and keeps what is there. */
  async cancel(id: string): Promise<void> {
    this.running.get(id)?.abort();
    this.running.delete(id);
    await this.read(id);
  }

  async remove(id: string): Promise<void> {
    await this.cancel(id);
    for (const { name } of await this.cachesOf(id)) await this.browser.caches.delete(name);
    this.set(id, { kind: 'idle' });
  }

  /** Brings what was downloaded for an earlier build up to date. */
  async refresh(): Promise<void> {
    const { caches } = this.browser;
    for (const { name, product, build } of await this.cachesOf()) {
      if (!this.products.some(({ id }) => id === product)) await caches.delete(name);
      else if (
        build !== this.manifest.build &&
        (await caches.match(completeKey, { cacheName: name }))
      )
        await this.download(product);
    }
  }

  /** Finds out how far a product is downloaded. */
  async read(id: string): Promise<void> {
    const keys = new Set<string>();
    let isComplete = false;
    for (const { name, build } of await this.cachesOf(id)) {
      const found = await keysOf(await this.browser.caches.open(name));
      isComplete ||= build === this.manifest.build && found.includes(completeKey);
      found.forEach((key) => keys.add(key));
    }
    const bytes = sizeOf(this.productOf(id).files.filter(({ key }) => keys.has(key)));
    if (isComplete) this.set(id, { kind: 'downloaded' });
    else this.set(id, bytes > 0 ? { kind: 'partial', bytes } : { kind: 'idle' });
  }

  private async fetchAll(id: string, signal: AbortSignal): Promise<void> {
    const { caches, navigator } = this.browser;
    const { base, build } = this.manifest;
    const { files, bytes } = this.productOf(id);
    const own = downloadCache(base, build, id);
    const cache = await caches.open(own);
    const present = new Set(await keysOf(cache));
    const queue = files.filter(({ key }) => !present.has(key));
    let missing = sizeOf(queue);
    const showProgress = () => this.set(id, { kind: 'downloading', bytes: bytes - missing });
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        await this.store(cache, file.key, signal);
        signal.throwIfAborted();
        missing -= file.bytes;
        showProgress();
      }
    };
    showProgress();
    await Promise.all(Array.from({ length: parallelRequests }, work));
    const newest = await fetchFile(this.browser, `${this.url}?newest`, {
      cache: 'no-store',
      signal,
    });
    if (((await newest.json()) as OfflineManifest).build !== build) {
      // Files of two builds may be mixed. The update brings the page to the build of the host.
      void navigator.serviceWorker.getRegistration().then((worker) => worker?.update());
      throw new Error('A new build was published during the download.');
    }
    await cache.put(completeKey, new Response());
    for (const { name } of await this.cachesOf(id)) if (name !== own) await caches.delete(name);
  }

  /** Copies a file from any cache that has it with the same contents, or fetches it past the service worker. */
  private async store(cache: Cache, key: string, signal: AbortSignal): Promise<void> {
    const mode = key.includes('/assets/') ? 'force-cache' : 'no-cache';
    const cached = await this.browser.caches.match(key);
    const url = key.split('?')[0]!;
    await cache.put(key, cached ?? (await fetchFile(this.browser, url, { cache: mode, signal })));
  }

  private productOf(id: string): ProductDownload {
    return this.products.find((product) => product.id === id)!;
  }

  private async cachesOf(id?: string) {
    const all = downloadCaches(await this.browser.caches.keys(), this.manifest.base);
    return all.filter(({ product }) => id === undefined || product === id);
  }

  private set(id: string, state: DownloadState): void {
    this.products = this.products.map((one) => (one.id === id ? { ...one, state } : one));
    this.listeners.forEach((listener) => listener());
  }
}
