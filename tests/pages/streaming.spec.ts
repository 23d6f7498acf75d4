import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { createStreamingServer } from '../support/createStreamingServer';
import { drawnIn, watchFrames } from '../support/frames';
import { expectStill, observeLoading, settled } from '../support/loading';
import { isReference } from '../support/referencePages';
import { demoPage, desktop, pages, phone, textPage } from '../support/site';
import { expect, test as base } from '../support/test';

const test = base.extend({
  baseURL: async ({}, provide) => {
    const { origin, close } = await listenLocally(createStreamingServer());
    await provide(origin);
    close();
  },
});

const [longestReference] = pages
  .filter(({ address }) => isReference(address))
  .sort((a, b) => b.html.length - a.html.length);

// One page of each kind. Content that grows within a row or above other content shifts while it streams.
for (const address of [
  '/toolpad/',
  textPage,
  demoPage,
  '/toolpad/studio/getting-started/',
  longestReference!.address,
]) {
  for (const [kind, viewport, chunks] of [
    ['phone', phone, 151],
    ['desktop', desktop, 127],
  ] as const) {
    test(`${address} has no layout shift on a ${kind} while it streams`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await observeLoading(page);
      await page.goto(`${address}?chunks=${chunks}`);
      await settled(page);
      await expectStill(page);
    });
  }
}

for (const [kind, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`the first paint on a ${kind} has the whole lead paragraph`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchFrames(page, () => {
      const lead = document.querySelector('.description');
      return lead?.checkVisibility({ visibilityProperty: true }) ? lead.textContent : 'no lead yet';
    });
    for (const address of ['/toolpad/', demoPage, longestReference!.address]) {
      await page.goto(`${address}?chunks=151`);
      await settled(page);
      const drawn = await drawnIn<string>(page);
      expect(drawn.length).toBeGreaterThan(1);
      expect(new Set(drawn), address).toEqual(
        new Set([await page.locator('.description').first().textContent()]),
      );
    }
  });
}

test('a menu that streams is first painted at its final scroll position', async ({ page }) => {
  await page.setViewportSize({ width: desktop.width, height: 480 });
  await watchFrames(page, () => {
    const nav = document.querySelector('#docs-menu');
    return nav ? Math.round(nav.scrollTop) : undefined;
  });
  await page.goto('/toolpad/core/react-use-dialogs/');
  await settled(page);
  const drawn = await drawnIn<number>(page);
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn[0]).toBeGreaterThan(0);
  expect(new Set(drawn).size).toBe(1);
});
