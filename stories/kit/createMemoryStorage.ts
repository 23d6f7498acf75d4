import { createBrowserStorage } from '../../src/platform/storage/createBrowserStorage';
import type { KeyValueStorage } from '../../src/platform/Platform';

/** `blocked` throws on reads and writes, `full` on writes. */
export type StorageCondition = 'working' | 'blocked' | 'full';

export interface MemoryStorage extends KeyValueStorage {
  /** Stored values. */
  contents(): Record<string, string>;
  /** Another tab, or a sibling frame, writes; `null` removes the key. */
  writeFromOtherTab(key: string, value: string | null): void;
}

/** The real storage wrapper over an area in memory that can fail. */
export function createMemoryStorage(
  initial: Record<string, string> = {},
  condition: StorageCondition = 'working',
): MemoryStorage {
  const kept = new Map(Object.entries(initial));
  const events = new EventTarget();

  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (condition === 'full')
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };

  const window = Object.defineProperty(
    Object.assign(events, { document: new EventTarget() }),
    'localStorage',
    {
      get() {
        if (condition === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
        return area;
      },
    },
  );

  return {
    ...createBrowserStorage(window as unknown as Window, 'localStorage'),
    contents: () => Object.fromEntries(kept),
    writeFromOtherTab(key, value) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      events.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue: value, storageArea: area }),
      );
    },
  };
}
