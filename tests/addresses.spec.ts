import { siteConfig } from '../src/app/site.config';
import { pages, textPage } from './support/site';
import { expect, test } from './support/test';

const { origin, base, name } = siteConfig;
const sitemapOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

test.describe('the head', () => {
  for (const { address } of pages) {
    test(`${address} tells others what it is`, async ({ page, request }) => {
      await page.goto(address);
      const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
      const title = await page.title();
      expect(title).toMatch(new RegExp(`^.+ - ${name}( Core| Studio)?$`));
      expect(await content('meta[property="og:title"]')).toBe(title);
      expect(await content('meta[property="og:description"]')).toBe(await content('meta[name=description]'));
      expect(await content('meta[property="og:url"]')).toBe(origin + address);
      expect(await content('meta[name="mui:productId"]')).toMatch(/^toolpad-(core|studio)$/);
      expect(await content('meta[name="mui:productCategoryId"]')).toBe('toolpad');
      await expect(page.locator('head meta[name="theme-color"]')).toHaveCount(2);

      const picture = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname);
      expect(picture.headers()['content-type']).toBe('image/png');
      expect((await picture.body()).length).toBeLessThan(40_000);

      const { itemListElement: trail } = JSON.parse((await page.locator('head script[type="application/ld+json"]').textContent()) ?? '') as {
        itemListElement: { position: number; item: string }[];
      };
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect(trail.at(-1)?.item).toBe(origin + address);
      for (const { item } of trail) expect((await request.get(new URL(item).pathname)).status(), item).toBe(200);
    });

    test(`${address} is there as Markdown`, async ({ page, request }) => {
      await page.goto(address);
      const href = (await page.locator('head link[rel=alternate][type="text/markdown"]').getAttribute('href')) ?? '';
      const twin = await request.get(href);
      expect(twin.headers()['content-type']).toContain('text/markdown');
      const text = await twin.text();
      expect(text).toContain(`url: ${origin}${address}\n`);
      const prose = text.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
      expect(prose).not.toMatch(/<(Demo|ApiTable|Tabs?|LinkCards?|LinkButtons?)\b|^import /m);
      const headings = await page.locator('article :is(h2, h3)').evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
      const plain = text.replace(/[`*_\\]/g, '');
      for (const heading of headings) expect(plain).toContain(heading.replace(/[`*_\\]/g, ''));
    });
  }
});

test('the site map names every page, and nothing else', async ({ request }) => {
  const urls = sitemapOf(await (await request.get(`${base}sitemap.xml`)).text());
  expect(urls.map((url) => new URL(url).pathname).sort()).toEqual(pages.map(({ address }) => address).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}${base}sitemap.xml`);
});

test('the feed and the list for agents lead to pages', async ({ page, request }) => {
  const lists = [`${base}llms.txt`];
  await page.goto(textPage);
  const feed = page.locator('head link[type="application/atom+xml"]');
  // Without the history of the repository nobody knows what changed, and there is no feed.
  if ((await feed.count()) > 0) lists.push((await feed.getAttribute('href')) ?? '');
  for (const list of lists) {
    const text = await (await request.get(list)).text();
    const found = [...new Set([...text.matchAll(/https:\/\/mui\.com(\/toolpad\/[^\s"<)]*)/g)].map(([, pathname = '']) => pathname))];
    expect(found.length).toBeGreaterThan(0);
    for (const pathname of found) expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});
