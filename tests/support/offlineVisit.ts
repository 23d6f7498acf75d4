import { expect as impatient, test, type BrowserContext, type Page } from '@playwright/test';
import type { OfflineSite } from './offlineSite';

/** Browsers handle service workers at low priority. */
export const patient = impatient.configure({ timeout: 30_000 });

/** Polls at short intervals: the default ones grow to a second. */
export const poll = <T>(read: () => T | Promise<T>) => patient.poll(read, { intervals: [50] });

/** A new browser context, with the first deploy published and the network up. */
async function newReader(site: OfflineSite): Promise<BrowserContext> {
  site.deploy('first');
  Object.assign(site, { isDown: false, broken: undefined });
  const context = await site.browser.newContext();
  // The service worker is registered on the first interaction.
  await context.addInitScript(() =>
    addEventListener('load', () =>
      setTimeout(() => document.dispatchEvent(new Event('pointermove'))),
    ),
  );
  return context;
}

/** What a reader of a site is set up with: the site with its deploys, and a browser without anything cached. */
export const offlineTest = (site: OfflineSite, build: () => Promise<void>) => {
  const readerTest = test.extend({
    context: async ({}, run) => {
      const context = await newReader(site);
      await run(context);
      await context.close();
    },
  });
  readerTest.beforeAll(async () => {
    readerTest.setTimeout(240_000);
    await site.open();
    await build();
  });
  readerTest.afterAll(() => site.close());
  return readerTest;
};

export const cachesOf = (target: Page) => target.evaluate(() => caches.keys());

/** Whether a URL is cached. */
export const isKept = (target: Page, address: string) =>
  target.evaluate(async (url) => Boolean(await caches.match(url)), address);

/** Whether the page has the code that follows updates: after a deploy it could not load it any more. */
const followsUpdates = (target: Page) =>
  target.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/registerServiceWorker.')),
  );

/** Opens a page and waits until it follows the service worker, which controls it and has cached what it needs. */
export async function settle(target: Page, address: string) {
  await target.goto(address, { waitUntil: 'load' });
  await poll(() => target.evaluate(() => navigator.serviceWorker.controller?.state)).toBe(
    'activated',
  );
  await poll(() => isKept(target, address)).toBe(true);
  await poll(() => followsUpdates(target)).toBe(true);
}

export const heading = (target: Page) => target.getByRole('heading', { level: 1 });

/** Checks for a new version, as the browser does on navigation. */
export const checkForUpdate = (target: Page) =>
  target.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  );

/** The deploy that a page belongs to, by its first script. */
export const scriptOf = (target: Page) =>
  target.evaluate(() => document.querySelector('script[type=module]')!.getAttribute('src'));
