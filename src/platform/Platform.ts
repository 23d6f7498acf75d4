import type { AnalyticsEvent } from '../domain/analytics/AnalyticsEvent';
import type {
  ColorScheme,
  PreferenceName,
  Preferences,
} from '../domain/preferences/preferenceTable';

/** Opaque id of a timer. */
export type TimerId = number;

export type Unsubscribe = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, milliseconds: number): TimerId;
  clearTimeout(id: TimerId | undefined): void;
}

/** Storage that never throws: blocked or full storage lasts as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  /** `null` removes the key. */
  set(key: string, value: string | null): void;
  /** Whether values outlast the page; with a key, whether its value does. */
  keeps(key?: string): boolean;
  /**
   * Calls back when another tab or a frame of the same origin has written, with the value (`null`: removed).
   * Without a key any of them may have changed (storage cleared, page shown again).
   */
  subscribe(listener: (key: string | null, value?: string | null) => void): Unsubscribe;
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
  /** Rejects when the browser or the user denies access. */
  writeText(text: string): Promise<void>;
}

/** The user's preferences, shared by the whole page and other tabs. */
export interface PreferenceStore {
  get<Name extends PreferenceName>(name: Name): Preferences[Name];
  set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void;
  /** Shows values as long as the page lives or until they are set, without storing them. */
  show(values: Partial<Preferences>): void;
  /** Calls back after any preference, or the scheme of mode `system`, has changed. */
  subscribe(listener: () => void): Unsubscribe;
  /** The current scheme. */
  colorScheme(): ColorScheme;
}

/** Fire and forget: never throws, never waits, and may drop events. */
export interface Analytics {
  send(event: AnalyticsEvent): void;
}

/** The browser features that product code uses, each behind an interface. */
export interface Platform {
  clock: Clock;
  /** Local storage. */
  storage: KeyValueStorage;
  /** Session storage. */
  session: KeyValueStorage;
  cookies: CookieJar;
  media: MediaQueries;
  clipboard: Clipboard;
  /** From 0 up to, not including, 1. */
  random(): number;
  analytics: Analytics;
  preferences: PreferenceStore;
}

/** What a component does in the browser: works on the markup below `root`, until `signal` ends it. */
export type Behavior = (root: ParentNode & Node, platform: Platform, signal?: AbortSignal) => void;
