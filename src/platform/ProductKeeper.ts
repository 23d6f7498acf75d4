import type { KeepProduct } from '../domain/offline/KeepOffer';
import type { KeepEvent, KeepState } from '../domain/offline/KeepState';
import type { Unsubscribe } from './Platform';

export interface KeptProduct extends KeepProduct {
  state: KeepState;
  /** Bytes that the browser can still store, where that is less than the product takes. */
  free?: number;
}

/** What happened last on the reader's request. */
export interface KeepNews {
  type: Exclude<KeepEvent['type'], 'found' | 'progressed'>;
  product: string;
}

export interface KeeperView {
  products: readonly KeptProduct[];
  news?: KeepNews;
}

/** Keeps whole products to be read without a network. Nothing here rejects: what fails is a state. */
export interface ProductKeeper {
  /** The same object until something changes. */
  view(): KeeperView;
  subscribe(listener: () => void): Unsubscribe;
  /** Keeps a product, goes on with it, or brings it up to date. */
  keep(product: string): Promise<void>;
  /** Stops keeping; what is there stays. */
  cancel(product: string): void;
  /** Removes all that was kept of a product. */
  remove(product: string): Promise<void>;
  /** Brings up to date what was kept in an earlier version of the site. */
  renew(): Promise<void>;
}
