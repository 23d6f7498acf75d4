import { darkSystemQuery } from '../../src/domain/preferences/preferenceTable';
import type { MediaQueries } from '../../src/platform/Platform';

export interface FakeMedia extends MediaQueries {
  /** Sets the result of a query and notifies its listeners. */
  set(query: string, matches: boolean): void;
  /** The operating system changes between light and dark. */
  setSystemIsDark(isDark: boolean): void;
}

/** Media queries with results that a test sets. Others, such as breakpoints, are evaluated by the real window. */
export function createFakeMedia(answers: Record<string, boolean> = {}): FakeMedia {
  const fixed = new Map(Object.entries(answers));
  const listeners = new Map<string, Set<(matches: boolean) => void>>();
  const real = (query: string) => globalThis.window?.matchMedia?.(query);

  const set = (query: string, matches: boolean) => {
    if (fixed.get(query) === matches) return;
    fixed.set(query, matches);
    for (const listener of [...(listeners.get(query) ?? [])]) listener(matches);
  };

  return {
    matches: (query) => fixed.get(query) ?? real(query)?.matches ?? false,
    subscribe(query, listener) {
      const group = listeners.get(query) ?? new Set();
      listeners.set(query, group.add(listener));
      const list = real(query);
      const onChange = () => {
        if (!fixed.has(query)) listener(list?.matches ?? false);
      };
      list?.addEventListener('change', onChange);
      return () => {
        group.delete(listener);
        list?.removeEventListener('change', onChange);
      };
    },
    set,
    setSystemIsDark: (isDark) => set(darkSystemQuery, isDark),
  };
}
