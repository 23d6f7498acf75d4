import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, test, type BrowserContext, type LaunchOptions } from '@playwright/test';

/** How a browser blocks storage. */
export type StorageFailure = 'its properties throw' | 'its methods throw' | 'the browser blocks it';

/** Runs in every document before its own scripts. */
function breakStorage(what: string) {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  if (what === 'properties') {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  } else {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
      Object.defineProperty(Storage.prototype, method, { configurable: true, value: refuse });
    if ('CacheStorage' in window)
      for (const method of ['open', 'match', 'keys', 'has', 'delete'])
        Object.defineProperty(CacheStorage.prototype, method, {
          configurable: true,
          value: () => Promise.reject(new DOMException('Refused', 'SecurityError')),
        });
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: () => undefined,
    });
  }
}

/** Breaks all other browser services, in every document before its own scripts. */
function breakTheRest() {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.defineProperty(window, 'fetch', { value: fail });
  Object.defineProperty(navigator, 'sendBeacon', {
    value: () => {
      throw new TypeError('Failed to send');
    },
  });
  for (const name of ['PerformanceObserver', 'IntersectionObserver', 'requestIdleCallback'])
    Reflect.deleteProperty(window, name);
}

/**
 * Opens a browser with Chromium's "block all cookies" setting, which also blocks storage, caches and service workers.
 */
async function launchBlocking(options: LaunchOptions): Promise<BrowserContext> {
  const profile = test.info().outputPath('profile');
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  writeFileSync(
    path.join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return chromium.launchPersistentContext(profile, {
    ...options,
    viewport: { width: 1280, height: 800 },
  });
}

/** What a browser needs to know of the site under test. */
interface Site {
  browser: { newContext(): Promise<BrowserContext> };
  launchOptions(): LaunchOptions;
}

/** A browser in which storage and other services fail, and no other host responds. */
export async function openBroken(site: Site, failure: StorageFailure): Promise<BrowserContext> {
  const isBlocked = failure === 'the browser blocks it';
  const context = isBlocked
    ? await launchBlocking(site.launchOptions())
    : await site.browser.newContext();
  if (!isBlocked)
    await context.addInitScript(
      breakStorage,
      failure === 'its properties throw' ? 'properties' : 'methods',
    );
  await context.addInitScript(breakTheRest);
  return context;
}

/** Collects errors and warnings of pages, without the browser's own messages about aborted requests to other hosts. */
export function complaintsOf(context: BrowserContext, own: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (
      ['warning', 'error'].includes(message.type()) &&
      (url.startsWith(own) || !message.text().startsWith('Failed to load resource'))
    )
      complaints.push(`${message.type()} at ${url}: ${message.text()}`);
  });
  context.on('weberror', (error) =>
    complaints.push(`thrown: ${error.error()} ${error.error().stack}`),
  );
  return complaints;
}
