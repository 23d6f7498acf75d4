/** A function that calls `load` once for each key, and again after it failed. */
export function loadOnce<Key extends [string?], T>(
  load: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const loads = new Map<string | undefined, Promise<T>>();
  return (...key) => {
    const known = loads.get(key[0]);
    if (known) return known;
    const loading = load(...key);
    loads.set(key[0], loading);
    loading.catch(() => loads.delete(key[0]));
    return loading;
  };
}
