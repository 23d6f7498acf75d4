import type { Response } from '@playwright/test';
import { pageBudgets, sizeBudgets } from '../../scripts/budgets';
import { gzipped } from '../../scripts/browser/measurePage';
import { ordinaryLine, slowLine } from '../../scripts/browser/slowPhone';
import { expectStill, observeLoading, painted, settled, shiftsOf } from '../support/loading';
import { pageKinds } from '../../scripts/checks/pageKinds';
import { desktop, phone, textPage } from '../support/site';
import { expect, test } from '../support/test';

// Pages of one kind load alike, and loading takes long on a slow line: one of each kind, and the
// longest of the reference.
const measured = [
  'landing',
  'text',
  'demos',
  'component',
  'file schema',
  'hook',
] as const satisfies (keyof typeof pageKinds)[];

for (const kind of measured) {
  const address = pageKinds[kind];

  for (const [device, viewport] of Object.entries({ phone, desktop })) {
    test(`${address} loads within its budget on a slow ${device}, without a layout shift then or when it scrolls`, async ({
      page,
    }) => {
      const bodies: Promise<Buffer>[] = [];
      const adBodies: Promise<Buffer>[] = [];
      const requested: string[] = [];
      const record = (response: Response) => {
        if (response.frame() !== page.mainFrame()) return;
        requested.push(response.url());
        if (response.request().resourceType() !== 'script') return;
        (response.url().includes('/startPlacements.') ? adBodies : bodies).push(response.body());
      };
      page.on('response', record);
      await page.setViewportSize(viewport);
      await slowLine(await page.context().newCDPSession(page));
      await observeLoading(page);
      await page.goto(address);
      await settled(page);
      // Before the first interaction.
      page.off('response', record);
      const weigh = async (some: Promise<Buffer>[]) =>
        (await Promise.all(some)).reduce((sum, body) => sum + gzipped(body), 0);
      expect(bodies.length).toBeGreaterThan(0);
      expect(await weigh(bodies)).toBeLessThanOrEqual(pageBudgets.javascript);
      expect(await weigh(adBodies)).toBeLessThanOrEqual(sizeBudgets.ads);
      expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(pageBudgets.requests);

      await page.evaluate(async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy({ top: innerHeight, behavior: 'instant' });
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }
      });
      await painted(page);
      await expectStill(page);
    });
  }
}

for (const [line, throttle, font] of [
  ['an ordinary line', ordinaryLine, /^Inter/],
  ['a slow line', slowLine, /^(?!Inter)/],
] as const) {
  test(`the first visit on ${line} shows one font, without a layout shift`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await throttle(session);
    await observeLoading(page);
    await page.goto(textPage);
    await settled(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(font)]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
