import { expect, test, type Page } from '@playwright/test';
import { feedEntry } from '../../stories/kit/feedEntry';
import { imageOfAnAd } from '../../stories/kit/thirdPartyAds';
import { adTable, blockedAt, lastPollAt } from '../../src/domain/ads/adMachine';
import { gzipped } from '../../scripts/browser/measurePage';
import { axeViolations } from '../support/axe';
import { phone } from '../support/site';
import { adSites, environments, watchOthers, type Draws } from '../support/adSite';
import { one, visitAd, type AdVisit } from '../support/AdVisit';

const { script, displayAfter, impression, pollEvery } = adTable;
/** After the last poll and its display. */
const later = lastPollAt + displayAfter + 1000;

const sites = adSites(environments);

const visit = (page: Page, site: keyof typeof sites, draws?: Draws): Promise<AdVisit> =>
  visitAd(page, sites[site], draws);

/** Requested when the ad of the feed has been seen. */
const counters = /^https:.*\.gif/;

// The box of each is measured in both windows by its stories.
test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a blocked script: a house ad, and its display', async ({ page }) => {
    const view = await visit(page, 'script');
    await page.route('https://vendor.example/**', (route) => route.abort('blockedbyclient'));
    await view.open();
    await view.atZero();
    const place = await view.box.boundingBox();
    expect(place!.height).toBe(script.height);
    await view.at(blockedAt - 1);
    await expect(view.ad()).toHaveCount(0);
    expect(view.to('templates')).toEqual([]);
    await view.at(blockedAt);
    await expect(view.ad().getByRole('link', { name: /A dashboard you own/ })).toBeVisible();
    expect(await view.box.boundingBox()).toEqual(place);
    await view.at(later);
    expect(await view.labels()).toContain('display in-house-body-top-image');
    expect(view.foreign()).toEqual([
      'https://vendor.example/serve.js?serve=SERVE&placement=PLACEMENT',
    ]);
    expect(view.to('assets/islands')).toEqual([]);
    await view.isStill();
    // axe uses timers.
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a vendor ad that arrives at once is shown, and no house ad is loaded', async ({ page }) => {
    const view = await visit(page, 'script');
    await watchOthers(page.context());
    await view.open();
    await view.atZero();
    await expect(page.locator('#carbonads')).toBeAttached();
    await view.at(pollEvery);
    await expect(view.ad().getByRole('link', { name: /anvils/ })).toBeVisible();
    await view.at(later);
    expect(view.to('templates')).toEqual([]);
    expect(view.to('assets/islands')).toEqual([]);
    await view.isStill();
  });
});

test.describe('a site without third-party ads', () => {
  const open = async (page: Page, draws?: Draws) => {
    const view = await visit(page, 'house', draws);
    await view.open();
    await expect(view.ad().getByRole('link')).toBeVisible();
    return view;
  };

  test('shows a house ad without a request to another host', async ({ page }) => {
    const view = await open(page, { house: 0.25 });
    await expect(view.ad().getByRole('link', { name: /A grid for a million rows/ })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(view.foreign()).toEqual([]);
    expect(view.to('assets/islands')).toEqual([]);
    await view.isStill();
  });

  test('reports each click once, with the label of the card or of the box', async ({ page }) => {
    const view = await open(page, { display: 0.9 });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const link = view.ad().getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await link.click();
    await link.press('Enter');
    await view.box.evaluate((place: HTMLElement) => place.click());
    expect(await view.labels()).toEqual([
      'click in-house-dashboard-template',
      'click in-house-dashboard-template',
      'click in-house-body-top-image',
    ]);
  });
});

test.describe('the ad of a feed', () => {
  test.use({ viewport: phone });

  const open = async (page: Page, share?: number) => {
    const view = await visit(page, 'feed');
    const asked: string[] = [];
    await page.route('https://feed.example/list.json', (route, request) => {
      asked.push(`${request.method()} ${request.postData()} ${request.headers()['cookie']}`);
      return route.fulfill({
        json: { ads: [feedEntry] },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await page.route('https://feed.example/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: imageOfAnAd }),
    );
    await page.route(counters, (route) => route.fulfill({ status: 204 }));
    // Placed so far down that this share of it is in view.
    if (share !== undefined)
      await page.addInitScript((shown) => {
        document.addEventListener('DOMContentLoaded', () => {
          const box = document.querySelector('[data-placement]')!.getBoundingClientRect();
          document.querySelector<HTMLElement>('main')!.style.marginBlockStart =
            `${innerHeight - box.top - box.height * shown}px`;
        });
      }, share);
    await view.open();
    await expect(view.ad()).toBeAttached();
    return { view, asked };
  };
  const seen = (view: AdVisit) => view.foreign().filter((address) => counters.test(address));
  /** Moves the clock until the ad is counted: the browser says late, in real time, that it is in view. */
  const becomesSeen = (view: AdVisit, addresses: readonly string[]) =>
    expect(async () => {
      await view.page.clock.runFor(impression.after);
      expect(seen(view)).toEqual(addresses);
    }).toPass({ timeout: 15_000 });
  const all = [
    'https://feed.example/seen.gif',
    'https://one.example/pixel.gif?at=1700000000',
    'https://two.example/1700000000.gif',
  ];

  test('is not counted while less than half of it is in view', async ({ page }) => {
    const { view, asked } = await open(page, 0.48);
    await page.clock.runFor(60_000);
    expect(seen(view)).toEqual([]);
    expect(await view.labels()).toEqual(['display carbon-body-top-image']);
    expect(asked).toEqual(['GET null undefined']);
  });

  test('moves nothing', async ({ page }) => {
    const { view } = await open(page);
    await becomesSeen(view, all);
    await view.isStill();
  });

  test('is requested once, and counted once half of it has been in view for its time', async ({
    page,
  }) => {
    const { view } = await open(page, 0.52);
    await becomesSeen(view, all);
    await page.clock.runFor(60_000);
    expect(view.foreign()).toEqual([
      'https://feed.example/list.json',
      'https://feed.example/acme.svg',
      ...all,
    ]);
    const label = 'carbon-body-top-image';
    expect((await view.labels()).sort()).toEqual([`display ${label}`, `viewable ${label}`]);
  });
});

test.describe('ads under demos', () => {
  test.use({ viewport: phone });

  const below = ({ page }: AdVisit, demo: string) => page.locator(`#${demo} + [data-under-demo]`);
  const openCode = ({ page }: AdVisit, demo: string) => page.locator(`#${demo} summary`).click();

  /** A visit to a site whose script is blocked and whose feed has one ad. */
  const open = async (page: Page, address: string) => {
    const view = await visit(page, 'both');
    await page.route('https://vendor.example/**', (route) => route.abort('blockedbyclient'));
    await page.route('https://feed.example/list.json', (route) =>
      route.fulfill({
        json: { ads: [feedEntry] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.route(counters, (route) => route.fulfill({ status: 204 }));
    await view.open(address);
    return view;
  };

  test('are of the feed, and appear when the code of their demo is opened', async ({ page }) => {
    const view = await open(page, '/toolpad/guide/demos/');
    await view.atZero();
    await view.at(blockedAt);
    await expect(view.ad().getByRole('link', { name: /A dashboard you own/ })).toBeVisible();
    expect(view.foreign()).toEqual([
      'https://vendor.example/serve.js?serve=SERVE&placement=PLACEMENT',
    ]);
    await expect(below(view, 'First')).toBeHidden();
    expect(await view.shift()).toEqual([]);

    await openCode(view, 'First');
    const first = below(view, 'First');
    await expect(first.getByRole('link', { name: /Anvils that land/ })).toBeVisible();
    expect(view.to('list.json')).toHaveLength(1);
    await expect(below(view, 'Second')).toBeHidden();

    await openCode(view, 'First');
    await expect(first.getByRole('link')).toBeVisible();
    await openCode(view, 'Second');
    await expect(below(view, 'Second').getByRole('link')).toBeVisible();
    expect(view.to('list.json')).toHaveLength(2);
    const ids = await page
      .locator('[data-placement] .sr-only, [data-under-demo] .sr-only')
      .evaluateAll((labels) => labels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    expect(view.errors).toEqual([]);
    await expect(below(view, 'Without')).toHaveCount(0);
  });

  test('are not on a page with `ad: false`, which has no other ad and loads no ad code', async ({
    page,
  }) => {
    const view = await open(page, '/toolpad/guide/quiet-demos/');
    await openCode(view, 'Quiet');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-under-demo]')).toHaveCount(0);
    await expect(view.box).toHaveCount(0);
    expect(view.to('startPlacements')).toEqual([]);
    expect(view.foreign()).toEqual([]);
  });
});

test.describe('no ads', () => {
  test.describe('for bots', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    test('shows and polls nothing', async ({ page }) => {
      const view = await visit(page, 'script');
      await view.open();
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(60_000);
      expect(view.foreign()).toEqual([]);
      for (const part of ['startPlacements', 'templates', 'assets/islands'])
        expect(view.to(part)).toEqual([]);
      expect(await view.notes()).toEqual({ polls: [], reports: [] });
      await expect(view.ad()).toHaveCount(0);
      await view.isStill();
    });
  });

  test('leaves no empty space without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(sites.script.origin + one);
    await expect(page.locator('[data-placement]')).toBeHidden();
    await page.close();
  });
});

test('the script that every page loads contains no ad code', async ({ request }) => {
  const html = await (await request.get(sites.script.origin + one)).text();
  const [runtime = ''] = /\/toolpad\/assets\/runtime\.[^"]+/.exec(html) ?? [];
  const code = await (await request.get(sites.script.origin + runtime)).text();
  expect(code).not.toMatch(/carbonads|in-house/);
  expect(gzipped(code)).toBeLessThan(10_000);
});
