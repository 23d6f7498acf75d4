import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordSchema } from '../../src/reference/document/recordDocument';
import { siteFolder, textPage } from '../support/site';
import { pages, servedSite } from './builtSite';

const site = servedSite();
const markdownFileOf = (page: string) =>
  readFileSync(path.join(siteFolder, page, 'index.md'), 'utf8');

describe('content negotiation', () => {
  const ask = (pathname: string, accept: string) =>
    site.ask(pathname, { headers: { Accept: accept } });

  test('answers Accept: text/markdown with the Markdown version', async () => {
    const response = await ask(textPage, 'text/markdown, text/html;q=0.9');
    expect(response.headers.get('content-type')).toMatch(/^text\/markdown;\s*charset=utf-8$/);
    expect(response.headers.get('content-location')).toBe(`${textPage}index.md`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(markdownFileOf(textPage));
  });

  test('answers browsers with HTML, and lets caches tell the two apart', async () => {
    const html = await ask(textPage, 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(html.headers.get('content-type')).toContain('text/html');
    const markdown = await ask(textPage, 'text/markdown');
    for (const { headers } of [html, markdown]) expect(headers.get('vary')).toMatch(/\bAccept\b/);
    expect(markdown.headers.get('etag')).not.toBe(html.headers.get('etag'));
  });

  test('redirects and missing pages stay what they are', async () => {
    expect((await ask(textPage.slice(0, -1), 'text/markdown')).status).toBe(308);
    const missing = await ask('/toolpad/nowhere/', 'text/markdown');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/html');
  });
});

test.each(['core', 'studio'])('llms-full.txt of %s has the text of each page', async (product) => {
  const full = await (await site.ask(`/toolpad/${product}/llms-full.txt`)).text();
  const own = pages.filter(({ address }) => address.startsWith(`/toolpad/${product}/`));
  expect(own.length).toBeGreaterThan(20);
  for (const { address } of own) {
    const body = markdownFileOf(address).replace(/^---\n[^]*?\n# .*\n+/, '');
    expect(full, address).toContain(`Source: https://mui.com${address}\n\n${body.trim()}`);
  }
});

test('a page that is made of a record names the record as JSON', async () => {
  const found = pages.flatMap((page) => {
    const href = page.attribute('link[type="application/json"]', 'href');
    return href === undefined ? [] : [{ address: page.address, href }];
  });
  expect(found).toHaveLength(24 + 5 + 21 + 5);
  for (const { address, href } of found) {
    const document = recordSchema.parse(await (await site.ask(href)).json());
    expect(document.record.page).toBe(address);
  }
});
