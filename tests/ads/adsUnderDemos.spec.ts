import { expect, test, type Page } from '@playwright/test';
import { feedEntry } from '../../stories/kit/feedEntry';
import { phone } from '../support/site';
import { environments } from '../support/slotSite';
import { slotSiteOfFile } from '../support/slotSiteOfFile';
import { visitSlot, type SlotVisit } from '../support/SlotVisit';

const demos = '/toolpad/guide/demos/';

const site = slotSiteOfFile(environments.both);

const below = ({ page }: SlotVisit, demo: string) => page.locator(`#${demo} + [data-under-demo]`);

const openCode = ({ page }: SlotVisit, demo: string) => page.locator(`#${demo} summary`).click();

/** A visit to a site whose script is blocked and whose feed has one ad. */
async function visit(page: Page, address = demos): Promise<SlotVisit> {
  const view = await visitSlot(page, site());
  await page.route('https://vendor.example/**', (route) => route.abort('blockedbyclient'));
  await page.route('https://feed.example/list.json', (route) =>
    route.fulfill({ json: { ads: [feedEntry] }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(/\.gif/, (route) => route.fulfill({ status: 204 }));
  await view.open(address);
  return view;
}

// The box of each is measured in both windows by its stories.
test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the script fills the slot at the top, the feed the slots below demos with opened code', async ({
    page,
  }) => {
    const view = await visit(page);
    await view.atZero();
    await view.at(3000);
    await expect(view.ad().getByRole('link', { name: /Dashboards in an afternoon/ })).toBeVisible();
    expect(view.foreign()).toEqual([
      'https://vendor.example/serve.js?serve=SERVE&placement=PLACEMENT',
    ]);
    await expect(below(view, 'First')).toBeHidden();
    expect(await view.shift()).toEqual([]);

    await openCode(view, 'First');
    const line = below(view, 'First');
    await expect(line.getByRole('link', { name: /Anvils that land/ })).toBeVisible();
    await expect(line).toHaveRole('group');
    await expect(line).toHaveAccessibleName('Advertisement');
    expect((await line.boundingBox())!.height).toBe(52);
    expect(view.to('list.json')).toHaveLength(1);
    await expect(below(view, 'Second')).toBeHidden();
    await line.scrollIntoViewIfNeeded();
    // The browser reports intersections asynchronously; the second starts then.
    const later = () => page.clock.runFor(500);
    await expect.poll(() => later().then(() => view.to('.gif').length)).toBe(3);
    await expect
      .poll(() => later().then(() => view.labels()))
      .toContain('display carbon-demo-inline');
    // The script of the slot at the top is still blocked.
    expect(
      (await view.labels()).filter((label) => label.startsWith('display carbon-body-top')),
    ).toEqual([]);

    await openCode(view, 'First');
    await expect(line.getByRole('link')).toBeVisible();
    await openCode(view, 'Second');
    await expect(below(view, 'Second').getByRole('link')).toBeVisible();
    expect(view.to('list.json')).toHaveLength(2);
    const ids = await page
      .locator('[data-slot] .sr-only, [data-under-demo] .sr-only')
      .evaluateAll((names) => names.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    expect(view.errors).toEqual([]);
    await expect(below(view, 'Without')).toHaveCount(0);
  });
});

test('a page with `ad: false` has no ads below its demos', async ({ page }) => {
  const view = await visit(page, '/toolpad/guide/quiet-demos/');
  await openCode(view, 'Quiet');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-under-demo]')).toHaveCount(0);
  expect(view.foreign()).toEqual([]);
});
