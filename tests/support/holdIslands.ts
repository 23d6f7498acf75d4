import type { Page } from '@playwright/test';

/**
 * Opens a page on which the code of search and settings does not arrive.
 * @returns a function that lets it arrive
 */
export async function holdIslands(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/islands.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
