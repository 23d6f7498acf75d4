import { chromium, type Browser } from '@playwright/test';
import { fail } from '../cli/fail.mjs';
import { createSiteServer } from '../serve/createSiteServer';
import { listenLocally } from '../serve/listenLocally.mjs';
import { findBrowser } from './findBrowser.mjs';
import { launchOptions } from './launchOptions.mjs';

/** Starts the Chromium that tests drive; ends the process where there is none. */
export function launchBrowser(): Promise<Browser> {
  if (!findBrowser()) fail('there is no browser: install Chromium, or set CHROMIUM_PATH.');
  return chromium.launch(launchOptions());
}

/** Calls a function with a browser and the origin of a folder, which is served as in production meanwhile. */
export async function withSite<T>(
  folder: string,
  visit: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  const { origin, close } = await listenLocally(createSiteServer(folder));
  try {
    return await visit(browser, origin);
  } finally {
    await browser.close();
    close();
  }
}
