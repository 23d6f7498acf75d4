/** What can be downloaded to be read offline. The build writes it beside the service worker, which precaches it. */
export interface OfflineManifest {
  base: string;
  /** Changes with every change of the site. */
  build: string;
  products: readonly OfflineProduct[];
}

export const offlineManifestFile = 'offline.json';

export interface OfflineProduct {
  id: string;
  name: string;
  pages: number;
  /** Bytes of all its files, as the browser stores them. */
  bytes: number;
  /** What its pages need beyond the precache. */
  files: readonly OfflineFile[];
}

export interface OfflineFile {
  /** Key in the cache: the path, and behind a question mark a hash of the contents where the path has none. */
  key: string;
  bytes: number;
}

/** How far a product is downloaded. */
export type DownloadState =
  | { kind: 'idle' }
  /** Canceled, interrupted, or downloaded for an earlier build. */
  | { kind: 'partial'; bytes: number }
  | { kind: 'downloading'; bytes: number }
  | { kind: 'downloaded' }
  | { kind: 'failed'; reason: 'network' | 'storage-full' };
