import { darkSystemQuery } from '../../src/domain/preferences/preferenceTable';
import { createPreferenceStore } from '../../src/platform/preferences/createPreferenceStore';
import type { Platform } from '../../src/platform/Platform';
import {
  createFakeAdEnvironment,
  type FakeAdOptions,
  type FakeAdEnvironment,
} from './createFakeAdEnvironment';
import { createFakeAnalytics, type FakeAnalytics } from './createFakeAnalytics';
import { createFakeClipboard, type FakeClipboard } from './createFakeClipboard';
import { createFakeCookies, type FakeCookies } from './createFakeCookies';
import { createFakeMedia, type FakeMedia } from './createFakeMedia';
import { createManualClock, type ManualClock } from './createManualClock';
import {
  createMemoryStorage,
  type MemoryStorage,
  type StorageCondition,
} from './createMemoryStorage';
import { createSeededRandom } from './createSeededRandom';

/** Plain data, so that a story can state it: `parameters: { platform: { systemIsDark: true } }`. */
export interface FakePlatformOptions {
  /** The clock's start in milliseconds since 1970. */
  now?: number;
  /** Local storage as an earlier visit left it. */
  stored?: Record<string, string>;
  storage?: StorageCondition;
  /** Session storage as the previous page left it. */
  session?: Record<string, string>;
  cookies?: Record<string, string>;
  cookieJar?: 'working' | 'blocked';
  /** Color scheme of the operating system; light by default. */
  systemIsDark?: boolean;
  /** Results of further media queries. */
  media?: Record<string, boolean>;
  clipboard?: 'ok' | 'denied';
  /** Environment of the ad slot. */
  ads?: FakeAdOptions;
  seed?: number;
  random?: () => number;
  /** Element whose attributes mirror the preferences; `<html>` by default. */
  root?: HTMLElement;
}

/** A platform whose parts a test can inspect and control. */
export interface FakePlatform extends Platform {
  clock: ManualClock;
  storage: MemoryStorage;
  session: MemoryStorage;
  cookies: FakeCookies;
  media: FakeMedia;
  clipboard: FakeClipboard;
  ads: FakeAdEnvironment;
  analytics: FakeAnalytics;
}

export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const storage = createMemoryStorage(options.stored, options.storage);
  const cookies = createFakeCookies(options.cookies, options.cookieJar);
  const media = createFakeMedia({
    [darkSystemQuery]: options.systemIsDark ?? false,
    ...options.media,
  });

  return {
    clock: createManualClock(options.now),
    storage,
    session: createMemoryStorage(options.session, options.storage),
    cookies,
    media,
    clipboard: createFakeClipboard(options.clipboard),
    ads: createFakeAdEnvironment(options.ads),
    analytics: createFakeAnalytics(),
    random: options.random ?? createSeededRandom(options.seed),
    preferences: createPreferenceStore({
      storage,
      cookies,
      media,
      root: options.root ?? document.documentElement,
    }),
  };
}
