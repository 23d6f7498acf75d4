import { expect, type Frame, type Page } from '@playwright/test';
import { behaviorBudgets } from '../../scripts/budgets';

declare global {
  interface Window {
    shifts: { value: number; time: number; nodes: string[] }[];
  }
}

/** Records layout shifts of each document from its start; read them with `shiftsOf`. */
export async function observeLoading(target: Pick<Page, 'addInitScript'>) {
  await target.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.push({
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

export const shiftsOf = (document: Page | Frame) => document.evaluate(() => window.shifts);

/** Fails when the layout shifts of a page exceed the budget. */
export async function expectStill(page: Page) {
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(behaviorBudgets.layoutShift);
}

/** Resolves when the page has its fonts and the documents of its demos, and the browser is idle. */
export async function painted(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) => contentDocument?.readyState === 'complete',
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The same, when the network is idle, too: Playwright misses that of some frames that come later. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await painted(page);
}
