import type { AnalyticsEvent } from '../domain/analytics/AnalyticsEvent';
import type { ColorScheme, PreferenceName, Preferences } from '../domain/preferences/Preferences';
import type { OfflineDownloads } from './offline/OfflineDownloads';

/** Returned by a clock, only good for handing back to it. */
export type TimerId = number;

export type Unsubscribe = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, milliseconds: number): TimerId;
  clearTimeout(id: TimerId | undefined): void;
  setInterval(run: () => void, milliseconds: number): TimerId;
  clearInterval(id: TimerId | undefined): void;
}

/** Storage that never throws: blocked or full storage lasts as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** `null` removes the key. */
  set(key: string, value: string | null): void;
  /** Whether what is written outlasts the page. */
  keeps(): boolean;
  /**
   * Calls back when somebody else wrote: another tab or a frame of the same origin.
   * `null` means that any key may have changed (storage cleared, page shown again).
   */
  subscribe(listener: (key: string | null) => void): Unsubscribe;
}

/** Cookies of the whole site (`path=/`); never throws. Names are plain words, values any text. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
}

export interface MediaQueries {
  matches(query: string): boolean;
  subscribe(query: string, listener: (matches: boolean) => void): Unsubscribe;
}

export interface Clipboard {
  /** Rejects when the browser or the reader says no. */
  writeText(text: string): Promise<void>;
}

/** What the reader chose, shared by every part of the page and by other tabs. */
export interface PreferenceStore {
  get<Name extends PreferenceName>(name: Name): Preferences[Name];
  set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void;
  /** Calls back after any preference, or the scheme behind mode `system`, has changed. */
  subscribe(listener: () => void): Unsubscribe;
  /** The scheme that is shown now. */
  colorScheme(): ColorScheme;
}

/** Fire and forget: never throws, never waits, and is free to drop what it is told. */
export interface Analytics {
  send(event: AnalyticsEvent): void;
}

/** The outside world. Product code reaches it through this and nothing else. */
export interface Platform {
  clock: Clock;
  /** Kept between visits (local storage). */
  storage: KeyValueStorage;
  /** Kept as long as the tab (session storage). */
  session: KeyValueStorage;
  cookies: CookieJar;
  media: MediaQueries;
  clipboard: Clipboard;
  /** From 0 up to, not including, 1. */
  random(): number;
  analytics: Analytics;
  preferences: PreferenceStore;
  /** Downloads to be read offline; null, or never settled, where nothing can be downloaded. */
  offline(): Promise<OfflineDownloads | null>;
}
