/** The products that can be downloaded. The build writes it next to the service worker, which precaches it. */
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
  /** Files that its pages need in addition to the precache. */
  files: readonly OfflineFile[];
}

export interface OfflineFile {
  /** Cache key: the path, with a content hash as query where the path has none. */
  key: string;
  bytes: number;
}

/** Download state of a product. */
export type DownloadState =
  | { kind: 'idle' }
  /** Canceled, interrupted, or downloaded for an earlier build. */
  | { kind: 'partial'; bytes: number }
  | { kind: 'downloading'; bytes: number }
  | { kind: 'downloaded' }
  | { kind: 'failed'; reason: 'network' | 'storage-full' };
