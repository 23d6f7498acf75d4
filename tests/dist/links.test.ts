import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBase } from '../../scripts/defaultBase';
import { ownSettings } from '../../scripts/ownSettings';
import { textPage } from '../support/site';
import { pages, pagesWith, servedSite } from './builtSite';

const { origin = '' } = ownSettings;
const base = defaultBase;
const site = servedSite();
const host = 'http://docs.local';

const idsOf = new Map(
  pages.map(({ address, all }) => [
    address,
    new Set(all('[id]').map(({ properties }) => String(properties.id))),
  ]),
);

test('every link of every page has an existing target and needs no redirect', async () => {
  const internal = new Map<string, string>();
  for (const page of pages)
    for (const link of page.links(host))
      if (link.origin === host) internal.set(link.pathname, page.address);
  expect(internal.size).toBeGreaterThan(0);
  for (const [pathname, address] of internal)
    expect(await site.statusOf(pathname), `${pathname}, linked from ${address}`).toBe(200);
});

test('every hash in a link is an id of the target page', () => {
  const broken = pagesWith((page) =>
    page.links(host).flatMap(({ origin: to, pathname, hash }) => {
      const id = decodeURIComponent(hash.slice(1));
      const ids = to === host ? idsOf.get(pathname) : undefined;
      // Browsers scroll to the start of the page for `#top`.
      return ids && !['', 'top'].includes(id) && !ids.has(id) ? [pathname + hash] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('the sitemap lists exactly the pages', async () => {
  const xml = await (await site.ask(`${base}sitemap.xml`)).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.sort()).toEqual(pages.map(({ address }) => origin + address).sort());
  expect(await (await site.ask('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}${base}sitemap.xml`,
  );
});

test('the feed and llms.txt link to pages', async () => {
  const lists = [`${base}llms.txt`];
  const textPageFeed = pages
    .find(({ address }) => address === textPage)
    ?.attribute('head link[type="application/atom+xml"]', 'href');
  // Without the history of the repository there is no feed, as changes are unknown.
  if (textPageFeed !== undefined) lists.push(textPageFeed);
  for (const list of lists) {
    const text = await (await site.ask(list)).text();
    const found = new Set(
      [...text.matchAll(/https:\/\/mui\.com(\/toolpad\/[^\s"<)`]*)/g)].map(
        ([, pathname = '']) => pathname,
      ),
    );
    expect(found.size, list).toBeGreaterThan(0);
    for (const pathname of found) expect(await site.statusOf(pathname), pathname).toBe(200);
  }
});

test('every documentation page has one placement after its lead, unless its front matter disables it', () => {
  for (const { address, html } of pages) {
    const file = address.replace('/toolpad/', 'docs/').slice(0, -1);
    // Generated pages have no front matter, and an ad.
    const source = [`${file}.mdx`, `${file}/page.mdx`].find((candidate) => existsSync(candidate));
    const wantsNone =
      source && /^(ad: false|layout: (?:home|landing))$/m.test(readFileSync(source, 'utf8'));
    expect(html.split(' data-placement="').length - 1, address).toBe(wantsNone ? 0 : 1);
    // Where after it, `src/domain/ads/adConfig.test.ts` checks.
    if (!wantsNone) expect(html, address).toMatch(/<p class="description">.* data-placement="/s);
  }
});
