import { behaviorBudgets, sizeBudgets } from '../scripts/budgets';
import { gzipped } from '../scripts/lib/measurePage';
import { slowLine } from '../scripts/lib/slowPhone';
import { observations, observeLoading, settled } from './support/loading';
import { desktop, isReference, pages, phone } from './support/site';
import { expect, test } from './support/test';

// Loading takes long on a slow line: of the generated pages, which are built one like the other, the longest are enough.
const longestReference = pages
  .filter(({ address }) => isReference(address))
  .sort((a, b) => b.html.length - a.html.length)
  .slice(0, 4);

for (const { address } of [
  ...pages.filter((page) => !isReference(page.address)),
  ...longestReference,
]) {
  for (const [kind, viewport] of Object.entries({ phone, desktop })) {
    test(`${address} does not shift on a ${kind} with a slow network, nor when it is scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await slowLine(await page.context().newCDPSession(page));
      await observeLoading(page);
      await page.goto(address);
      await settled(page);
      await page.evaluate(async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy({ top: innerHeight, behavior: 'instant' });
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }
      });
      await settled(page);
      const { shifts } = await observations(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(
        behaviorBudgets.layoutShift,
      );
    });
  }

  test(`${address} loads no more script than its budget before the reader touches it`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    const slotBodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame())
        return;
      (response.url().includes('/startSlot.') ? slotBodies : bodies).push(response.body());
    });
    await page.goto(address);
    await settled(page);
    const weigh = async (some: Promise<Buffer>[]) =>
      (await Promise.all(some)).reduce((sum, body) => sum + gzipped(body), 0);
    expect(bodies.length).toBeGreaterThan(0);
    expect(await weigh(bodies)).toBeLessThanOrEqual(sizeBudgets.javascript);
    expect(await weigh(slotBodies)).toBeLessThanOrEqual(sizeBudgets.slot);
  });
}
