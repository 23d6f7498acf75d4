/** What a reader can keep of the site, to read it without a network. Written by the build, part of the shell. */
export interface KeepOffer {
  base: string;
  /** Changes with the code of pages, as that of the service worker. */
  version: string;
  products: readonly KeepProduct[];
}

/** Its name, beside the service worker. */
export const offerFile = 'offline.json';

export interface KeepProduct {
  id: string;
  name: string;
  /** How many pages it has. */
  pages: number;
  /** What the network carries: bytes of its files, each compressed by gzip where that makes it smaller. */
  bytes: number;
  /** What the browser stores: bytes of its files as they are. */
  stored: number;
  /** Address of its `KeepList`, named by its contents. */
  list: string;
}

/** What a product's pages need beyond the shell. */
export interface KeepList {
  files: readonly KeepFile[];
}

export interface KeepFile {
  address: string;
  /** Hash of the contents, where the address does not change with them. */
  revision?: string;
  /** As `KeepProduct.bytes`. */
  bytes: number;
}

/** Under what a file is kept: another one for other contents. */
export const keyOf = ({ address, revision }: Pick<KeepFile, 'address' | 'revision'>) =>
  revision === undefined ? address : `${address}?${revision}`;

const listPrefix = (base: string, product: string) => `${base}assets/offline-${product}.`;

/** Address of a product's list with a hash of what it says. */
export const listAddress = (base: string, product: string, hash: string) =>
  `${listPrefix(base, product)}${hash}.json`;

/**
 * A list is kept last, when all that it names is there, and until then under this key: a cache says by itself whether
 * it is complete.
 */
export const begunKey = (list: string) => keyOf({ address: list, revision: begunRevision });

export const begunRevision = 'begun';

/** Whether a key of a cache says that a product was once kept in it from end to end. */
export const isCompleteMark = (key: string, base: string, product: string) =>
  key.startsWith(listPrefix(base, product)) && !key.includes('?');
