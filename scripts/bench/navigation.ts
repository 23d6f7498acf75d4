import { slowLine, slowPhone, slowProcessor } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';
import { writeBarePages } from './pages';

const [from, to] = [
  '/toolpad/core/introduction/base-concepts/',
  '/toolpad/core/introduction/tutorial/',
] as const;
/** Milliseconds between pointing at a link and clicking it. */
const handPauses = [100, 500];

/**
 * From a click on a link to the first paint of the next page, on the slow phone. A prerendered page counts from its
 * activation.
 */
export async function benchNavigation(tools: BenchTools): Promise<Figure[]> {
  const browser = await tools.browser;
  const ours = await tools.serve(tools.dist);
  const bare = await tools.serve(await writeBarePages(tools, ours, [from, to]));

  async function measure(origin: string, handPause: number): Promise<number> {
    const context = await browser.newContext({ viewport: slowPhone.viewport });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowLine(session);
    await slowProcessor(session);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.evaluate(() =>
      addEventListener(
        'click',
        () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
        true,
      ),
    );
    const link = page.locator(`a[href="${to}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(handPause);
    await link.click();
    await page.waitForURL(origin + to);
    const time = await page.evaluate(async () => {
      let paint: PerformanceEntry | undefined;
      while (!paint) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        paint = performance.getEntriesByName('first-contentful-paint')[0];
      }
      const navigation = performance.getEntriesByType('navigation')[0] as PerformanceEntry & {
        activationStart?: number;
      };
      const shown = Math.max(paint.startTime, navigation.activationStart ?? 0);
      return performance.timeOrigin + shown - Number(sessionStorage.getItem('clicked'));
    });
    await context.close();
    return time;
  }

  const figures: Figure[] = [];
  for (const handPause of handPauses) {
    const { ours: samples, floor } = await tools.inTurns(
      () => measure(ours, handPause),
      () => measure(bare, handPause),
    );
    const name = `click to the next page, hovered for ${handPause} ms`;
    figures.push({ name, unit: 'ms', samples, floor });
  }
  return figures;
}
