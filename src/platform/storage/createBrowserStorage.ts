import type { KeyValueStorage, CookieJar } from '../Platform';

const probe = 'docs-probe';

/** Local or session storage that never throws: what it cannot hold stays in memory, as long as the page. */
export function createBrowserStorage(
  window: Window,
  area: 'localStorage' | 'sessionStorage',
): KeyValueStorage {
  const refused = new Map<string, string | null>();

  return {
    get(key) {
      if (refused.has(key)) return refused.get(key) ?? null;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      refused.delete(key);
      try {
        if (value === null) window[area].removeItem(key);
        else window[area].setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    keeps(key = probe) {
      try {
        window[area].setItem(probe, '');
        window[area].removeItem(probe);
        return !refused.has(key);
      } catch {
        return false;
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        try {
          // The probe is `keeps` in another tab; who answered it with the same question would never end.
          if (event.storageArea !== window[area] || event.key === probe) return;
        } catch {
          return;
        }
        if (event.key === null) refused.clear();
        else refused.delete(event.key);
        listener(event.key, event.newValue);
      };
      // A page in the back/forward cache, or a prerendered one, has missed storage events.
      const onShown = () => listener(null);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShown);
      window.document.addEventListener('visibilitychange', onShown);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShown);
        window.document.removeEventListener('visibilitychange', onShown);
      };
    },
  };
}

/** `document.cookie` that never throws; blocked cookies last as long as the page. */
export function createBrowserCookies(document: Pick<Document, 'cookie'>): CookieJar {
  const written = new Map<string, string>();

  return {
    get(name) {
      try {
        for (const pair of document.cookie.split('; ')) {
          if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
        }
      } catch {
        // Cookies are blocked, or the value is not percent-encoded: treated as missing.
      }
      return written.get(name) ?? null;
    },
    set(name, value, maxAgeSeconds) {
      written.set(name, value);
      try {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
      } catch {
        // Blocked: reads use `written`.
      }
    },
  };
}
