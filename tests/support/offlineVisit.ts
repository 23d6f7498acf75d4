import { expect as impatient, type BrowserContext, type Page } from '@playwright/test';
import type { OfflineSite } from './offlineSite';

/** A browser looks after its workers when it has nothing better to do. */
export const patient = impatient.configure({ timeout: 30_000 });

/** A new reader, at a host that has the first deploy and is well. */
export async function newReader(site: OfflineSite): Promise<BrowserContext> {
  site.deploy('first');
  Object.assign(site, { isDown: false, broken: undefined });
  site.release();
  const context = await site.browser.newContext();
  // What keeps a page comes with the first sign of a reader.
  await context.addInitScript(() =>
    addEventListener('load', () =>
      setTimeout(() => document.dispatchEvent(new Event('pointermove'))),
    ),
  );
  return context;
}

export const cachesOf = (target: Page) => target.evaluate(() => caches.keys());

/** Whether an address is kept. */
export const isKept = (target: Page, address: string) =>
  target.evaluate(async (url) => Boolean(await caches.match(url)), address);

/** Opens a page and waits until the worker serves it and has what it needs. */
export async function settle(target: Page, address: string) {
  await target.goto(address, { waitUntil: 'load' });
  await patient
    .poll(() => target.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await patient.poll(() => isKept(target, address)).toBe(true);
}

export const heading = (target: Page) => target.getByRole('heading', { level: 1 });

/** Looks for another version, as the browser does when a page is opened. */
export const lookForUpdate = (target: Page) =>
  target.evaluate(
    async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
  );

/** Which deploy a page is of, by its first script. */
export const scriptOf = (target: Page) =>
  target.evaluate(() => document.querySelector('script[type=module]')!.getAttribute('src'));
