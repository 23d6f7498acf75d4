import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, test, type BrowserContext, type LaunchOptions } from '@playwright/test';

/** How a browser lets a site store nothing. */
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

/** Takes away whatever else a page may ask a browser for, in every document before its own scripts. */
function breakTheRest(refusesWorkers: boolean) {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  Object.defineProperty(window, 'fetch', { value: fail });
  Object.defineProperty(navigator, 'sendBeacon', {
    value: () => {
      throw new TypeError('Failed to send');
    },
  });
  for (const name of ['PerformanceObserver', 'IntersectionObserver', 'requestIdleCallback'])
    Reflect.deleteProperty(window, name);
  // A document that is not encrypted, as the empty one before the first page, has no workers.
  if (refusesWorkers && 'ServiceWorkerContainer' in window)
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new DOMException('Refused', 'SecurityError')),
    });
}

/**
 * Opens a browser whose settings let no site store anything: Chromium's own "block all cookies", which takes storages,
 * caches and workers away, too.
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

/** A site under test, as far as a browser has to know it. */
interface Site {
  browser: { newContext(): Promise<BrowserContext> };
  launchOptions(): LaunchOptions;
}

/**
 * A reader's browser in which nothing works that a page might ask it for, and no other host answers.
 * @param refusesWorkers whether a service worker cannot even be registered
 */
export async function openBroken(
  site: Site,
  failure: StorageFailure,
  refusesWorkers: boolean,
): Promise<BrowserContext> {
  const isBlocked = failure === 'the browser blocks it';
  const context = isBlocked
    ? await launchBlocking(site.launchOptions())
    : await site.browser.newContext();
  if (!isBlocked)
    await context.addInitScript(
      breakStorage,
      failure === 'its properties throw' ? 'properties' : 'methods',
    );
  await context.addInitScript(breakTheRest, refusesWorkers);
  return context;
}

/** Notes what pages complain about. What the browser itself says of an address on another host that was refused is no word of theirs. */
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
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().stack}`));
  return complaints;
}
