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
  await expect.poll(() => view.to('simulateAdScenario')).toHaveLength(1);
  return view;
};

// tests/ads/adScenarios.test.ts runs every scenario.
test('the URL of a page simulates a scenario', async ({ page }) => {
  const view = await open(page, '?ad=late&draw=0.1');
  await view.atZero();
  await view.at(4000);
  await expect(view.ad('About advertising').getByText('Thank you.')).toBeVisible();
  await view.at(11_000);
  await expect(view.ad().getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
  expect(view.foreign()).toEqual([]);
  await view.isStill();
});

test('an unknown value is ignored and logged with the valid values', async ({ page }) => {
  const view = await open(page, '?ad=blokced&draw=2');
  await expect(view.ad().getByRole('link', { name: /Dashboards/ })).toBeVisible();
  expect(view.errors).toEqual([
    expect.stringMatching(/"ad=blokced".*Write ad= and one of house, blocked, late,/),
    expect.stringMatching(/"draw=2".*Write draw= and a number from 0 up to, not including, 1/),
  ]);
});
