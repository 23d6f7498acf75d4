import { readView, parameterOf } from '../domain/preferences/viewParameters';
import { createBrowserCookies, createBrowserStorage } from './storage/createBrowserStorage';
import { createPreferenceStore } from './preferences/createPreferenceStore';
import type { MediaQueries, Platform } from './Platform';

/** Name of the window event that carries an `AnalyticsEvent` as its `detail`. */
export const analyticsEvent = 'docs-analytics';

/** The platform of a browser window. */
export function createBrowserPlatform(window: Window): Platform {
  const storage = createBrowserStorage(window, 'localStorage');
  const cookies = createBrowserCookies(window.document);
  const media: MediaQueries = {
    matches: (query) => window.matchMedia(query).matches,
    subscribe(query, listener) {
      const list = window.matchMedia(query);
      const onChange = () => listener(list.matches);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  };

  return {
    clock: {
      now: () => Date.now(),
      setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
      clearTimeout: (id) => window.clearTimeout(id),
    },
    storage,
    session: createBrowserStorage(window, 'sessionStorage'),
    cookies,
    media,
    clipboard: {
      // Async, so that it rejects where `navigator.clipboard` is missing: outside of secure contexts.
      writeText: async (text) => window.navigator.clipboard.writeText(text),
    },
    random: () => Math.random(),
    // An event of the window: the code that sends it to a receiver loads later, and only where one is configured.
    analytics: {
      send: (event) =>
        void window.dispatchEvent(new CustomEvent(analyticsEvent, { detail: event })),
    },
    preferences: createPreferenceStore({
      storage,
      cookies,
      media,
      root: window.document.documentElement,
      view: readView(window.location.search),
      onViewLeft(name) {
        const url = new URL(window.location.href);
        url.searchParams.delete(parameterOf(name));
        window.history.replaceState(window.history.state, '', url);
      },
    }),
  };
}
