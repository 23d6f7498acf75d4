import type { ReloadContext } from '../../src/domain/offline/reloadBlocker';
import type { ReloadablePage } from '../../src/platform/offline/ReloadablePage';

export interface FakeReloadablePage extends ReloadablePage {
  /** Number of reloads. */
  reloads: number;
  becomes(change: Partial<ReloadContext>): void;
}

/** A page that by default has focus, no unsaved text and has just been opened. */
export function createFakeReloadablePage(start: Partial<ReloadContext> = {}): FakeReloadablePage {
  const listeners = new Set<() => void>();
  let context: ReloadContext = {
    isFocused: true,
    hasUnsavedText: false,
    isReload: false,
    age: 0,
    ...start,
  };
  return {
    reloads: 0,
    becomes(change) {
      context = { ...context, ...change };
      listeners.forEach((listener) => listener());
    },
    getReloadContext: () => context,
    reload() {
      this.reloads += 1;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
