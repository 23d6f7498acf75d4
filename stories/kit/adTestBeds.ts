import type { AdTestBed } from './createAdTestBed';
import type { FakePlatform } from './createFakePlatform';

const testBeds = new WeakMap<FakePlatform, AdTestBed>();

/** The test bed of a story's ad, once it has started. */
export const findAdTestBed = (platform: FakePlatform): AdTestBed | undefined =>
  testBeds.get(platform);

export const rememberAdTestBed = (platform: FakePlatform, testBed: AdTestBed): void =>
  void testBeds.set(platform, testBed);
