import type { DownloadState } from '../../src/domain/offline/OfflineManifest';
import type { OfflineDownloads } from '../../src/platform/offline/OfflineDownloads';

/**
 * Plain data, so that a story can state it: `parameters: { platform: { offline: { 'toolpad-core': {
 * kind: 'downloaded' } } } }`.
 */
export type FakeDownloadStates = Readonly<Record<string, DownloadState>>;

const products = [
  { id: 'toolpad-core', name: 'Toolpad Core', pages: 39, bytes: 7_600_000, files: [] },
  { id: 'toolpad-studio', name: 'Toolpad Studio', pages: 43, bytes: 3_000_000, files: [] },
];

export interface FakeDownloads extends OfflineDownloads {
  /** Sets the state of a product, as the browser or the network would. */
  become(product: string, state: DownloadState): void;
}

/** Downloads that make no progress by themselves: a request sets the first state, `become` the others. */
export function createFakeDownloads(states: FakeDownloadStates = {}): FakeDownloads {
  const listeners = new Set<() => void>();
  let current = products.map((product) => ({
    ...product,
    state: states[product.id] ?? ({ kind: 'idle' } as DownloadState),
  }));
  const become = (id: string, state: DownloadState) => {
    current = current.map((product) => (product.id === id ? { ...product, state } : product));
    listeners.forEach((listener) => listener());
  };
  const bytesOf = (id: string) => {
    const state = current.find((product) => product.id === id)?.state;
    return state && 'bytes' in state ? state.bytes : 0;
  };
  return {
    become,
    view: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    download: async (id) => become(id, { kind: 'downloading', bytes: bytesOf(id) }),
    cancel: async (id) => become(id, { kind: 'partial', bytes: bytesOf(id) }),
    remove: async (id) => become(id, { kind: 'idle' }),
    refresh: async () => undefined,
    read: async () => undefined,
  };
}
