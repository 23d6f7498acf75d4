import { darkSystemQuery } from '../../src/domain/preferences/preferenceTable';
import { createPreferenceStore } from '../../src/platform/preferences/createPreferenceStore';
import type { Platform, Analytics, Clipboard, MediaQueries } from '../../src/platform/Platform';
import {
  createFakeAdEnvironment,
  type FakeAdOptions,
  type FakeAdEnvironment,
} from './createFakeAdEnvironment';
import { createFakeCookies, type FakeCookies } from './createFakeCookies';
import { createManualClock, type ManualClock } from './createManualClock';
import {
  createMemoryStorage,
  type MemoryStorage,
  type StorageCondition,
} from './createMemoryStorage';
import type { AnalyticsEvent } from '../../src/domain/analytics/AnalyticsEvent';

/** Numbers from 0 up to 1 that are the same on every run (the mulberry32 generator). */
function createSeededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface FakeMedia extends MediaQueries {
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

interface FakeClipboard extends Clipboard {
  /** Everything written so far, the newest last. */
  texts: string[];
}

/** A clipboard that accepts or denies everything. */
function createFakeClipboard(answer: 'ok' | 'denied' = 'ok'): FakeClipboard {
  const texts: string[] = [];
  return {
    texts,
    async writeText(text) {
      if (answer === 'denied') throw new DOMException('Write permission denied', 'NotAllowedError');
      texts.push(text);
    },
  };
}

interface FakeAnalytics extends Analytics {
  /** What was sent so far, oldest first. */
  sent(): readonly AnalyticsEvent[];
}

function createFakeAnalytics(): FakeAnalytics {
  const events: AnalyticsEvent[] = [];
  return { send: (event) => void events.push(event), sent: () => events };
}

/** Plain data, so that a story can state it: `parameters: { platform: { systemIsDark: true } }`. */
export interface FakePlatformOptions {
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
  /** Environment of the ad. */
  ads?: FakeAdOptions;
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
    clock: createManualClock(),
    storage,
    session: createMemoryStorage(options.session, options.storage),
    cookies,
    media,
    clipboard: createFakeClipboard(options.clipboard),
    ads: createFakeAdEnvironment(options.ads),
    analytics: createFakeAnalytics(),
    random: createSeededRandom(),
    preferences: createPreferenceStore({
      storage,
      cookies,
      media,
      root: document.documentElement,
    }),
  };
}
