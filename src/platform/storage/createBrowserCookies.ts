import type { CookieJar } from '../Platform';

/** `document.cookie` behind a guard; refused cookies last as long as the page. */
export function createBrowserCookies(document: Pick<Document, 'cookie'>): CookieJar {
  const written = new Map<string, string>();

  return {
    get(name) {
      try {
        for (const pair of document.cookie.split('; ')) {
          if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
        }
      } catch {
        // Cookies are blocked, or the value is not percent-encoded text: the same as none.
      }
      return written.get(name) ?? null;
    },
    set(name, value, maxAgeSeconds) {
      written.set(name, value);
      try {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
      } catch {
        // Blocked: `written` answers.
      }
    },
  };
}
