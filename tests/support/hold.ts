import type { Page } from '@playwright/test';

/**
 * Holds a file back, as a slow line does.
 * @param file pattern of its URL
 * @returns a function that lets it arrive
 */
export async function hold(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The page's own script: what is right before it arrives was right by the inline one. */
export const holdScript = (page: Page) => hold(page, '**/assets/runtime.*.js');

/** Opens a page on which the code of search and settings does not arrive; returns as `hold` does. */
export async function holdIslands(page: Page, address: string): Promise<() => void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return hold(page, '**/assets/islands.*.js');
}
