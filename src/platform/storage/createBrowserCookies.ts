import type { CookieJar } from '../Platform';

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
