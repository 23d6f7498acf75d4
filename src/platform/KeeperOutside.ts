import type { KeepFile, KeepList, KeepOffer } from '../domain/offline/KeepOffer';
import type { KeepFailure } from '../domain/offline/KeepState';

/** Something that had to be kept could not be had or stored. */
export class KeepError extends Error {
  override name = 'KeepError';

  constructor(readonly reason: KeepFailure) {
    super(`The product could not be kept: ${reason}.`);
  }
}

/** What keeping products needs of the outside world. Keys of caches are paths with their query. */
export interface KeeperOutside {
  /** What the version of the site offers that serves this page. */
  offer(): Promise<KeepOffer>;
  /** What the version offers that the host has now. Rejects with a `KeepError`. */
  newestOffer(signal: AbortSignal): Promise<KeepOffer>;
  cacheNames(): Promise<string[]>;
  keysOf(cache: string): Promise<string[]>;
  /** A list, kept under a key or from the network. Rejects with a `KeepError`. */
  list(key: string, signal: AbortSignal): Promise<KeepList>;
  /** Puts a file into a cache; asks the network only for what no cache has. Rejects with a `KeepError`. */
  store(
    cache: string,
    file: Pick<KeepFile, 'address' | 'revision'>,
    signal: AbortSignal,
  ): Promise<void>;
  forget(cache: string, keys: readonly string[]): Promise<void>;
  /** Removes a cache with all that is in it. */
  drop(cache: string): Promise<void>;
  /** About how many bytes this site may still store; undefined where the browser does not say. */
  free(): Promise<number | undefined>;
  /** Asks the browser not to clear away what is kept. */
  persist(): void;
  /** Looks for another version of the site, which then brings the page up to date. */
  lookForUpdate(): void;
}
