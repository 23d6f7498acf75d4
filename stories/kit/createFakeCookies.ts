import { createBrowserCookies } from '../../src/platform/storage/createBrowserStorage';
import type { CookieJar } from '../../src/platform/Platform';

export interface FakeCookies extends CookieJar {
  /** Names and decoded values that a browser would send. */
  contents(): Record<string, string>;
  /** The last `Set-Cookie` text per name, attributes included. */
  written(): Record<string, string>;
}

/** The real cookie jar over a `document.cookie` in memory. */
export function createFakeCookies(
  initial: Record<string, string> = {},
  condition: 'working' | 'blocked' = 'working',
): FakeCookies {
  const kept = new Map(
    Object.entries(initial).map(([name, value]) => [name, encodeURIComponent(value)]),
  );
  const written = new Map<string, string>();

  const document = {
    get cookie() {
      if (condition === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      if (condition === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
      const [pair = ''] = text.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      written.set(name, text);
      kept.set(name, pair.slice(name.length + 1));
    },
  };

  return {
    ...createBrowserCookies(document),
    contents: () =>
      Object.fromEntries([...kept].map(([name, value]) => [name, decodeURIComponent(value)])),
    written: () => Object.fromEntries(written),
  };
}
