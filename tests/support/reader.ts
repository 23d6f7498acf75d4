import type { Page } from '@playwright/test';

export interface ReaderChoice {
  mode?: 'light' | 'dark' | 'system';
  direction?: 'ltr' | 'rtl';
}

/** Two modes with both schemes and both directions: structure depends on neither, contrast not on the direction. */
export const twoModes: Required<ReaderChoice>[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];

/** Stores preferences as an earlier visit would have done. */
export async function rememberChoice(page: Page, choice: ReaderChoice) {
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    choice as Record<string, string>,
  );
}
