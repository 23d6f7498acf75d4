import {
  begunKey,
  begunRevision,
  isCompleteMark,
  type KeepOffer,
} from '../domain/offline/KeepOffer';
import { keepStart, nextKeep, roomFor, type KeepEvent } from '../domain/offline/KeepState';
import { planKeeping } from '../domain/offline/planKeeping';
import { keptCache, keptCaches } from '../domain/offline/siteCaches';
import { KeepError, type KeeperOutside } from './KeeperOutside';
import type { KeeperView, KeepNews, KeptProduct, ProductKeeper } from './ProductKeeper';

/** How many files are asked for at once: as many as browsers ask a host for that speaks no newer protocol. */
export const filesAtOnce = 6;

async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const takeNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, takeNext));
}

/** Looks what is kept, and keeps on request. Rejects where the caches cannot be had, or what they are for. */
export async function createProductKeeper(outside: KeeperOutside): Promise<ProductKeeper> {
  const offer = await outside.offer();
  const keeper = new Keeper(outside, offer);
  for (const { id } of offer.products) await keeper.look(id);
  return keeper;
}

class Keeper implements ProductKeeper {
  private current: KeeperView;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, { abort: AbortController; done: Promise<void> }>();

  constructor(
    private readonly outside: KeeperOutside,
    private readonly offer: KeepOffer,
  ) {
    this.current = {
      products: offer.products.map((product) => ({ ...product, state: keepStart })),
    };
  }

  readonly view = () => this.current;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  async keep(id: string): Promise<void> {
    this.outside.persist();
    await this.start(id);
  }

  cancel(id: string): void {
    this.running.get(id)?.abort.abort();
    this.tell(id, { type: 'cancelled' });
  }

  async remove(id: string): Promise<void> {
    const run = this.running.get(id);
    run?.abort.abort();
    this.tell(id, { type: 'removed' });
    await run?.done;
    for (const { name } of await this.cachesOf(id)) await this.outside.drop(name);
    await this.weigh(id);
  }

  async renew(): Promise<void> {
    const offered = new Set(this.offer.products.map(({ id }) => id));
    for (const { name, product } of keptCaches(await this.outside.cacheNames(), this.offer.base))
      if (!offered.has(product)) await this.outside.drop(name);
    for (const { id, state } of this.current.products)
      if (state.kind === 'outdated') await this.start(id);
  }

  /** Finds out how far a product is kept. */
  async look(id: string): Promise<void> {
    const { list } = this.productOf(id);
    const found = await Promise.all(
      (await this.cachesOf(id)).map(async ({ name }) => ({
        name,
        keys: await this.outside.keysOf(name),
      })),
    );
    const keys = found.flatMap((cache) => cache.keys);
    const isKept = found.some(
      (cache) => cache.name === this.ownCache(id) && cache.keys.includes(list),
    );
    const wasKept = keys.some((key) => isCompleteMark(key, this.offer.base, id));
    const begun = keys.find((key) => key.endsWith(begunKey('')));
    const bytes =
      !isKept && begun
        ? planKeeping(await this.outside.list(begun, new AbortController().signal), keys).had
        : 0;
    this.tell(id, { type: 'found', isKept, wasKept, bytes });
    await this.weigh(id);
  }

  private async start(id: string): Promise<void> {
    const before = this.running.get(id);
    if (this.productOf(id).state.kind === 'kept' || (before && !before.abort.signal.aborted))
      return;
    const abort = new AbortController();
    const done = (async () => {
      // What was cancelled may still be writing.
      await before?.done;
      await this.run(id, abort);
      if (this.running.get(id)?.abort === abort) this.running.delete(id);
    })();
    this.running.set(id, { abort, done });
    this.tell(id, { type: 'started' });
    await done;
  }

  private async run(id: string, abort: AbortController): Promise<void> {
    const { signal } = abort;
    try {
      await this.fetchAll(id, signal);
      this.tell(id, { type: 'finished' });
    } catch (error) {
      if (signal.aborted) return;
      // The other files that are on their way.
      abort.abort();
      const reason = error instanceof KeepError ? error.reason : 'network';
      this.tell(id, { type: 'failed', reason });
      if (reason === 'replaced') this.outside.lookForUpdate();
    }
    await this.weigh(id);
  }

  private async fetchAll(id: string, signal: AbortSignal): Promise<void> {
    const { outside, offer } = this;
    const { list } = this.productOf(id);
    const cache = this.ownCache(id);
    const wanted = await outside.list(list, signal);
    await outside.store(cache, { address: list, revision: begunRevision }, signal);
    const { missing, obsolete, had } = planKeeping(wanted, await outside.keysOf(cache));
    let bytes = had;
    const tellProgress = () => this.tell(id, { type: 'progressed', bytes });
    tellProgress();
    await each(missing, async (file) => {
      await outside.store(cache, file, signal);
      bytes += file.bytes;
      tellProgress();
    });
    const newest = await outside.newestOffer(signal);
    // What came in the meantime may be of the one or the other version.
    if (
      newest.version !== offer.version ||
      !newest.products.some((product) => product.list === list)
    )
      throw new KeepError('replaced');
    await outside.store(cache, { address: list }, signal);
    await outside.forget(cache, obsolete);
    for (const { name } of await this.cachesOf(id)) if (name !== cache) await outside.drop(name);
  }

  private productOf(id: string): KeptProduct {
    return this.current.products.find((product) => product.id === id)!;
  }

  /** Finds out whether there is room. */
  private async weigh(id: string): Promise<void> {
    const free = await this.outside.free();
    this.change(id, ({ free: _before, ...product }) =>
      free !== undefined && free < roomFor(product, product.state) ? { ...product, free } : product,
    );
  }

  private readonly ownCache = (id: string) => keptCache(this.offer.base, this.offer.version, id);

  private async cachesOf(id: string) {
    return keptCaches(await this.outside.cacheNames(), this.offer.base).filter(
      ({ product }) => product === id,
    );
  }

  private tell(id: string, event: KeepEvent): void {
    this.change(
      id,
      (product) => ({ ...product, state: nextKeep(product.state, event) }),
      event.type === 'found' || event.type === 'progressed'
        ? undefined
        : { type: event.type, product: id },
    );
  }

  private change(
    id: string,
    changed: (product: KeptProduct) => KeptProduct,
    news: KeepNews | undefined = this.current.news,
  ): void {
    this.current = {
      products: this.current.products.map((product) =>
        product.id === id ? changed(product) : product,
      ),
      ...(news ? { news } : {}),
    };
    this.listeners.forEach((listener) => listener());
  }
}
