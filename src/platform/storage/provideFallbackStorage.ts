/** A storage that lasts as long as its document. */
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
 * Where the browser lets a site store nothing, gives the document of a demo storages that forget: the packages that it
 * shows reach for them as soon as they are loaded, and would not run at all. Returns whether it had to.
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
