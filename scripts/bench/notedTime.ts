import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a script of a bench has noted, in milliseconds after the start of the page's navigation. */
    notedTime?: number;
  }
}

/** Resolves to the time that the page notes. Asked for seldom: at every frame, asking would slow the page down. */
export async function notedTime(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.notedTime, undefined, {
    polling: 250,
    timeout: 60_000,
  });
  return (await noted.jsonValue())!;
}
