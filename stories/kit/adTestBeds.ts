import type { AdTestBed } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';

const testBeds = new WeakMap<FakePlatform, AdTestBed>();
type Watcher = (testBed: AdTestBed) => void;
const watchers = new Map<FakePlatform, Watcher>();

/** The test bed of a story's ad, once it has started. */
export const findAdTestBed = (platform: FakePlatform): AdTestBed | undefined =>
  testBeds.get(platform);

export function rememberAdTestBed(platform: FakePlatform, testBed: AdTestBed): void {
  testBeds.set(platform, testBed);
  watchers.get(platform)?.(testBed);
}

/** Calls back with the ad of a story, now or when it starts, and with each that new settings start. */
export function watchAdTestBed(platform: FakePlatform, watcher: Watcher): () => void {
  watchers.set(platform, watcher);
  const testBed = findAdTestBed(platform);
  if (testBed) watcher(testBed);
  return () => void watchers.delete(platform);
}
