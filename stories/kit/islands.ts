import type { Behavior } from './asOnPage';
import { loadIsland, type LoadIsland } from '../../src/app/browser/islands/loadIsland';
import { attachIslands } from '../../src/app/browser/runtime/attachIslands';

interface Watchers {
  onFailure?: (onNewVersion: () => void) => void;
  reload?: () => void;
}

/** Islands as the page's script attaches them, with a fake of loading their code. */
export const islandsFrom =
  (load: LoadIsland, options: Watchers = {}): Behavior =>
  (root, platform, signal) => {
    const end = new AbortController();
    attachIslands(root, platform, load, { ...options, signal: end.signal });
    // React cannot unmount a root while it renders another one.
    signal.addEventListener('abort', () => queueMicrotask(() => end.abort()));
  };

export const islands = islandsFrom(loadIsland);

/** Code of an island that is still on its way, and code that cannot be loaded. */
export const pendingLoad: LoadIsland = () => new Promise(() => undefined);
export const missingLoad: LoadIsland = () => Promise.reject(new Error('offline'));
