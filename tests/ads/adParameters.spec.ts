import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { siteFolder } from '../support/site';
import { buildSlotSite, type SlotSite } from '../support/slotSite';
import { one, visitSlot } from '../support/SlotVisit';

test.describe.configure({ mode: 'default' });

let preview: SlotSite;
let production: SlotSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  preview = await buildSlotSite({ DOCS_PREVIEW: 'on' });
  production = await buildSlotSite({});
});

test.afterAll(() => {
  preview.close();
  production.close();
});

/** Scripts of a built site that contain a string of the ad scenarios. */
function filesWithSwitches(folder: string): string[] {
  const assets = path.join(folder, 'toolpad/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  return scripts.filter((file) =>
    /simulateAdScenario|is not a valid ad scenario|vendor\.invalid|feed\.invalid/.test(
      readFileSync(path.join(assets, file), 'utf8'),
    ),
  );
}

test('ad scenarios are in the code of previews and not of production', () => {
  expect(filesWithSwitches(siteFolder)).toEqual([]);
  expect(filesWithSwitches(production.folder)).toEqual([]);
  // The chunk itself, and the one that imports it.
  expect(
    filesWithSwitches(preview.folder)
      .map((file) => file.split('.')[0])
      .sort(),
  ).toEqual(['simulateAdScenario', 'startSlot']);
});

test('production ignores the query parameters of ad scenarios', async ({ page }) => {
  const view = await visitSlot(page, production);
  await view.open(`${one}?ad=bot&draw=7`);
  await expect(view.ad().getByRole('link', { name: /Dashboards/ })).toBeVisible();
  await view.isStill();
});

const open = async (page: Page, search: string) => {
  const view = await visitSlot(page, preview);
  await view.open(one + search);
  return view;
};

/** The text that is shown after a time in milliseconds; an empty string means no ad. */
const shown: [search: string, after: number, name: string][] = [
  ['?ad=house', 100, 'Dashboards in an afternoon.'],
  ['?ad=house&house=0.25', 100, 'Internal tools you own.'],
  ['?house=0.75', 100, 'Written by its readers.'],
  ['?ad=blocked', 2000, ''],
  ['?ad=blocked', 4000, 'Dashboards in an afternoon.'],
  ['?ad=blocked&draw=0.2', 4000, 'Dashboards in an afternoon.'],
  ['?ad=blocked&draw=0.1', 4000, 'Thank you.'],
  ['?ad=late', 8000, 'Dashboards in an afternoon.'],
  ['?ad=late', 11_000, 'Acme ships anvils'],
  ['?ad=third-party', 2000, 'Acme ships anvils'],
  ['?ad=no-inventory&house=0.5', 2000, 'A grid for a million rows.'],
  ['?ad=feed', 100, 'Anvils that land'],
  ['?ad=feed&shape=0', 100, 'Learn more'],
  ['?ad=feed-failed', 100_000, ''],
  ['?ad=bot', 20_000, ''],
  ['?ad=privacy', 20_000, ''],
  ['?ad=off', 20_000, ''],
  ['?ad=crash', 20_000, ''],
];

for (const [search, after, name] of shown) {
  test(`${search} shows ${name || 'nothing'} after ${after} ms`, async ({ page }) => {
    const view = await open(page, search);
    await expect.poll(() => view.to('simulateAdScenario')).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    // In steps, so that promises settle in between.
    for (let time = 0; time < after; time += 500)
      await page.clock.runFor(Math.min(500, after - time));
    if (name) await expect(view.slot.getByText(name).filter({ visible: true })).toBeVisible();
    else await expect(view.slot).toBeEmpty();
    expect(view.foreign()).toEqual([]);
    expect(await view.shift()).toEqual([]);
    expect(view.errors).toEqual([]);
  });
}

test('an unknown value is ignored and logged with the valid values', async ({ page }) => {
  const view = await open(page, '?ad=blokced&draw=2');
  await expect(view.ad().getByRole('link', { name: /Dashboards/ })).toBeVisible();
  expect(view.errors).toEqual([
    expect.stringMatching(/"ad=blokced".*Write ad= and one of house, blocked, late,/),
    expect.stringMatching(/"draw=2".*Write draw= and a number from 0 up to, not including, 1/),
  ]);
});
