import type { Page } from '@playwright/test';

interface Observed {
  shifts: { value: number; time: number; nodes: string[] }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Notes layout shifts from the first moment on; read them with `observations`. */
export async function observeLoading(page: Page) {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    window.observed = { shifts: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.observed.shifts.push({
          value: entry.value,
          time: entry.startTime,
          nodes: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const observations = (page: Page): Promise<Observed> => page.evaluate(() => window.observed);

/** Resolves when the page has loaded, its fonts are there and the browser has nothing more to do for it. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
