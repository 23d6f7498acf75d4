import {
  isPreference,
  parsePreference,
  type ColorScheme,
  type PreferenceName,
  type Preferences,
  colorSchemeAttribute,
  colorSchemeKey,
  cookieMaxAgeSeconds,
  darkSystemQuery,
  preferenceNames,
  preferenceTable,
  resolveColorScheme,
} from '../../domain/preferences/preferenceTable';
import type { CookieJar, KeyValueStorage, MediaQueries, PreferenceStore } from '../Platform';

interface Dependencies {
  storage: KeyValueStorage;
  cookies: CookieJar;
  media: MediaQueries;
  /** The `<html>` element, or a fake of it. */
  root: Pick<HTMLElement, 'getAttribute' | 'setAttribute'>;
  /** Preferences in the URL, which are shown but not stored. */
  view?: Partial<Preferences>;
  /** Called when the user sets one of them, so that the URL no longer does. */
  onViewLeft?: (name: PreferenceName) => void;
}

/**
 * The user's preferences in storage and cookies. Mirrors them as attributes of `root`, writes storage only when the
 * user changes something, and follows other tabs and the system. What the URL shows stays until the user sets it.
 */
export function createPreferenceStore({
  storage,
  cookies,
  media,
  root,
  view = {},
  onViewLeft,
}: Dependencies): PreferenceStore {
  const listeners = new Set<() => void>();
  /** What another tab has written to a cookie, which the browser may show here later than the storage event. */
  const announced = new Map<string, string>();
  const shownHere: Partial<Preferences> = { ...view };
  let shown = '';

  const get = <Name extends PreferenceName>(name: Name): Preferences[Name] => {
    const here = shownHere[name];
    if (here !== undefined) return here as Preferences[Name];
    const { place, key } = preferenceTable[name];
    const value = place === 'cookie' ? (announced.get(key) ?? cookies.get(key)) : storage.get(key);
    return parsePreference(name, value);
  };

  let values = {} as Record<PreferenceName, string>;
  let scheme: ColorScheme = 'light';

  const write = (attribute: string, value: string) => {
    if (root.getAttribute(attribute) !== value) root.setAttribute(attribute, value);
  };

  const refresh = () => {
    values = {} as Record<PreferenceName, string>;
    for (const name of preferenceNames)
      write(preferenceTable[name].attribute, (values[name] = get(name)));
    scheme = resolveColorScheme(get('mode'), media.matches(darkSystemQuery));
    write(colorSchemeAttribute, scheme);

    const now = [scheme, ...Object.values(values)].join();
    const changed = shown && shown !== now;
    shown = now;
    if (changed) for (const listener of [...listeners]) listener();
  };

  refresh();
  storage.subscribe((key, value) => {
    if (key === null) announced.clear();
    else if (value) announced.set(key, value);
    refresh();
  });
  media.subscribe(darkSystemQuery, refresh);

  return {
    get: (name) => values[name] as never,
    set(name, value) {
      if (values[name] === value && !(name in shownHere)) return;
      const { place, key, values: known } = preferenceTable[name];
      if (!isPreference(name, value)) {
        console.error(
          `The preference ${name} has no value "${value}"; it stays "${values[name]}". Valid values are: ${known.join(', ')}.`,
        );
        return;
      }
      announced.delete(key);
      if (name in shownHere) onViewLeft?.(name);
      delete shownHere[name];
      if (place === 'cookie') cookies.set(key, value, cookieMaxAgeSeconds);
      storage.set(key, value);
      // Only storage notifies other tabs, so a cookie is written there, too, and removed again.
      if (place === 'cookie') storage.set(key, null);
      if (name === 'mode') {
        storage.set(
          colorSchemeKey,
          resolveColorScheme(get('mode'), media.matches(darkSystemQuery)),
        );
      }
      refresh();
    },
    show(here) {
      Object.assign(shownHere, here);
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    colorScheme: () => scheme,
  };
}
