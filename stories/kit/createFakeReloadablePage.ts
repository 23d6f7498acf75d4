import type { PageMoment } from '../../src/domain/offline/whyNotReload';
import type { ReloadablePage } from '../../src/platform/offline/ReloadablePage';

export interface FakeReloadablePage extends ReloadablePage {
  /** How often it was loaded again. */
  reloads: number;
  becomes(change: Partial<PageMoment>): void;
}

/** A page that is read, holds no text and has just been opened, unless said otherwise. */
export function createFakeReloadablePage(start: Partial<PageMoment> = {}): FakeReloadablePage {
  const listeners = new Set<() => void>();
  let moment: PageMoment = {
    isFocused: true,
    hasUnsavedText: false,
    isReload: false,
    age: 0,
    ...start,
  };
  return {
    reloads: 0,
    becomes(change) {
      moment = { ...moment, ...change };
      listeners.forEach((listener) => listener());
    },
    moment: () => moment,
    reload() {
      this.reloads += 1;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
