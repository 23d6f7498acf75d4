import type { Page } from '@playwright/test';

export interface ReaderChoice {
  mode?: 'light' | 'dark' | 'system';
  direction?: 'ltr' | 'rtl';
}

export const allLooks: Required<ReaderChoice>[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];

/** Two modes that differ in both: structure depends on neither, and contrast is the same from the left and from the right. */
export const twoModes: Required<ReaderChoice>[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];

/** Makes the page one of a reader who chose before: it writes what an earlier visit would have left. */
export async function rememberChoice(page: Page, choice: ReaderChoice) {
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    choice as Record<string, string>,
  );
}
