import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteConfig } from '../src/app/site.config';
import { observations, observeLoading, settled } from './support/loading';
import { pages, siteFolder, textPage } from './support/site';
import { expect, test } from './support/test';

const { origin, base, name } = siteConfig;
const sitemapOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

test.describe('the head', () => {
  for (const { address } of pages) {
    test(`${address} tells others what it is`, async ({ page, request }) => {
      await page.goto(address);
      const content = (selector: string) =>
        page.locator(`head ${selector}`).getAttribute('content');
      const title = await page.title();
      expect(title).toMatch(new RegExp(`^.+ - ${name}( Core| Studio)?$`));
      expect(await content('meta[property="og:title"]')).toBe(title);
      expect(await content('meta[property="og:description"]')).toBe(
        await content('meta[name=description]'),
      );
      expect(await content('meta[property="og:url"]')).toBe(origin + address);
      expect(await content('meta[name="mui:productId"]')).toMatch(/^toolpad-(core|studio)$/);
      expect(await content('meta[name="mui:productCategoryId"]')).toBe('toolpad');
      await expect(page.locator('head meta[name="theme-color"]')).toHaveCount(2);

      const picture = await request.get(
        new URL((await content('meta[property="og:image"]')) ?? '').pathname,
      );
      expect(picture.headers()['content-type']).toBe('image/png');
      expect((await picture.body()).length).toBeLessThan(40_000);

      const { itemListElement: trail } = JSON.parse(
        (await page.locator('head script[type="application/ld+json"]').textContent()) ?? '',
      ) as {
        itemListElement: { position: number; item: string }[];
      };
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(origin + address);
      for (const { item } of trail)
        expect((await request.get(new URL(item).pathname)).status(), item).toBe(200);
    });

    test(`${address} is there as Markdown`, async ({ page, request }) => {
      await page.goto(address);
      const href =
        (await page
          .locator('head link[rel=alternate][type="text/markdown"]')
          .getAttribute('href')) ?? '';
      const twin = await request.get(href);
      expect(twin.headers()['content-type']).toContain('text/markdown');
      const text = await twin.text();
      expect(text).toContain(`url: ${origin}${address}\n`);
      const prose = text.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
      expect(prose).not.toMatch(/<(Demo|ApiTable|Tabs?|LinkCards?|LinkButtons?)\b|^import /m);
      // What a visit has sent is listed by the script of the page: its text has no such part.
      const headings = await page
        .locator('article :is(h2, h3):not([data-receipt] *)')
        .evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
      const plain = text.replace(/[`*_\\]/g, '');
      for (const heading of headings) expect(plain).toContain(heading.replace(/[`*_\\]/g, ''));
    });
  }
});

test('the site map names every page, and nothing else', async ({ request }) => {
  const urls = sitemapOf(await (await request.get(`${base}sitemap.xml`)).text());
  expect(urls.map((url) => new URL(url).pathname).sort()).toEqual(
    pages.map(({ address }) => address).sort(),
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}${base}sitemap.xml`,
  );
});

test('the feed and the list for agents lead to pages', async ({ page, request }) => {
  const lists = [`${base}llms.txt`];
  await page.goto(textPage);
  const feed = page.locator('head link[type="application/atom+xml"]');
  // Without the history of the repository nobody knows what changed, and there is no feed.
  if ((await feed.count()) > 0) lists.push((await feed.getAttribute('href')) ?? '');
  for (const list of lists) {
    const text = await (await request.get(list)).text();
    const found = [
      ...new Set(
        [...text.matchAll(/https:\/\/mui\.com(\/toolpad\/[^\s"<)]*)/g)].map(
          ([, pathname = '']) => pathname,
        ),
      ),
    ];
    expect(found.length).toBeGreaterThan(0);
    for (const pathname of found)
      expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

/** Addresses with a page of their own, that answer for it. */
const answered = pages.map(({ address }) => address);

test.describe('an old address', () => {
  test('leads to its page, with and without the slash, and keeps query and hash', async ({
    page,
    request,
  }) => {
    const rows = (await readFile(path.join(siteFolder, '_redirects'), 'utf8'))
      .split('\n')
      .filter((row) => row !== '' && !row.includes('*'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [from = '', to = ''] = row.split(' ');
      const response = await request.get(`${from}?from=test`, { maxRedirects: 0 });
      expect(response.status(), from).toBe(301);
      expect(response.headers()['location'], from).toBe(to.replace(/(?=#)|$/, '?from=test'));
      expect(answered, `the end of ${from}`).toContain(to.split('#')[0]);
    }
    await page.goto('/toolpad/core/components/react-dashboard-layout/?from=test#a-first-dashboard');
    await expect(page).toHaveURL(
      '/toolpad/core/react-dashboard-layout/?from=test#a-first-dashboard',
    );
    await expect(page.locator('#a-first-dashboard')).toBeInViewport();
  });

  test('leads on by itself from a host that only serves files', async ({ page }) => {
    const document = await readFile(
      path.join(siteFolder, 'toolpad/core/components/react-dashboard-layout/index.html'),
      'utf8',
    );
    await page.route('**/toolpad/moved/**', async (route) => {
      const served = await page.request.get(textPage);
      await route.fulfill({
        body: document,
        headers: {
          'content-type': 'text/html',
          'content-security-policy': served.headers()['content-security-policy'] ?? '',
        },
      });
    });
    await page.goto('/toolpad/moved/?from=test#a-first-dashboard');
    await expect(page).toHaveURL(
      '/toolpad/core/react-dashboard-layout/?from=test#a-first-dashboard',
    );
  });
});

test.describe('the language in front', () => {
  test('is optional: the page answers without it', async ({ page, request }) => {
    for (const address of [textPage, base]) {
      const response = await request.get(`/en${address}?a=b`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`${address}?a=b`);
    }
    await page.goto(`/en${textPage.slice(0, -1)}#install-the-packages`);
    await expect(page).toHaveURL(`${textPage}#install-the-packages`);
    await page.goto('/en/toolpad/core/components/react-dashboard-layout/');
    await expect(page).toHaveURL('/toolpad/core/react-dashboard-layout/');
  });

  test('is not taken off what is exempt, nor when nobody knows it', async ({ request }) => {
    for (const address of [
      '/en/blog/',
      '/en/blog/post/',
      '/en/size-snapshot/',
      `/de${textPage}`,
      `/xx${base}`,
    ]) {
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
    }
  });
});

test.describe('the page for a wrong address', () => {
  test.use({ expectedConsole: [/status of (404|500)/] });

  const suggestions = (page: Page) =>
    page.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link');

  for (const [wrong, right] of [
    ['/toolpad/core/introduction/instalation/', textPage],
    [`/de${textPage}`, textPage],
    [
      '/toolpad/core/layout/react-dashboard-layuot/#a-first-dashboard',
      '/toolpad/core/react-dashboard-layout/#a-first-dashboard',
    ],
  ]) {
    test(`${wrong} suggests ${right}`, async ({ page }) => {
      await page.goto(wrong!);
      await expect(suggestions(page).first()).toHaveAttribute('href', right!);
      await suggestions(page).first().click();
      await expect(page).toHaveURL(right!);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
    });
  }

  test('suggests nothing that has nothing in common, and nothing moves', async ({ page }) => {
    await observeLoading(page);
    const manifest = page.waitForResponse(`**${base}addresses.json`);
    await page.goto('/toolpad/zzzz/qqqqqqqqqqqqqqqqqqqq/');
    await manifest;
    await settled(page);
    await expect(suggestions(page)).toHaveCount(0);
    expect((await observations(page)).shifts).toEqual([]);
  });

  test('moves nothing when suggestions come', async ({ page }) => {
    await observeLoading(page);
    await page.goto('/toolpad/core/introduction/instalation/');
    await expect(suggestions(page).first()).toBeVisible();
    await settled(page);
    expect((await observations(page)).shifts).toEqual([]);
  });

  test('reads without the manifest', async ({ page }) => {
    await page.route('**/addresses.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/toolpad/core/introduction/instalation/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(suggestions(page)).toHaveCount(0);
  });
});

test('other pages do not ask for the manifest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(textPage);
  await settled(page);
  expect(asked.filter((pathname) => /addresses\.json|suggestPages/.test(pathname))).toEqual([]);
});
