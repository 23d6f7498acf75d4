/** Storage that lasts as long as the document. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Replaces blocked storage in the document of a demo by storage in memory: packages of the demo
 * access storage on load, and would fail. Returns whether storage was blocked.
 */
export function provideFallbackStorage(window: Window): boolean {
  let forgets = false;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].getItem('');
    } catch {
      forgets = true;
      Object.defineProperty(window, area, { value: createMemoryStorage(), configurable: true });
    }
  }
  return forgets;
}
