import { createHash } from 'node:crypto';
import { inlineScripts, inlineStyles } from '../scripts/lib/measurePage';
import { securityHeaders } from '../src/app/securityHeaders';
import { demoPage, pages, textPage } from './support/site';
import { expect, test } from './support/test';

const policyHash = (source: string) =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

for (const { address, html } of pages) {
  test(`${address} is answered with the security headers, and they allow its inline scripts and styles`, async ({
    request,
  }) => {
    const headers = (await request.get(address)).headers();
    const hashesOf = (directive: string) => {
      const [policy = ''] =
        new RegExp(`${directive} [^;]+`).exec(headers['content-security-policy'] ?? '') ?? [];
      return [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
    };
    const [scriptHashes, styleHashes] = [hashesOf('script-src'), hashesOf('style-src')];
    expect(inlineScripts(html).length).toBeGreaterThan(0);
    expect(inlineStyles(html).length).toBeGreaterThan(0);
    for (const source of inlineScripts(html)) expect(scriptHashes).toContain(policyHash(source));
    for (const source of inlineStyles(html)) expect(styleHashes).toContain(policyHash(source));
    const [, ...ownStyles] = styleHashes;
    for (const [name, value] of Object.entries(
      securityHeaders({ scriptHashes, styleHashes: ownStyles }),
    )) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });
}

test('the document of a demo has them too', async ({ page, request }) => {
  await page.goto(demoPage);
  const frame = (await page.locator('iframe').first().getAttribute('src')) ?? '';
  const headers = (await request.get(frame)).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test('a page is asked for again each time, and answered shortly when it is the same', async ({
  request,
}) => {
  const first = await request.get(textPage);
  expect(first.headers()['cache-control']).toBe('no-cache');
  const again = await request.get(textPage, {
    headers: { 'If-None-Match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('files with a hash in their name are kept for good', async ({ page, request }) => {
  await page.goto(textPage);
  const files = await page
    .locator('link[rel=stylesheet], script[src]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('text is compressed as well as the browser can take it', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const headers = (
      await request.get(textPage, { headers: { 'Accept-Encoding': encoding } })
    ).headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
  }
});

test('an address without its last slash leads to the one with it, and keeps its query', async ({
  request,
}) => {
  const response = await request.get(`${textPage.slice(0, -1)}?from=test`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe(`${textPage}?from=test`);
});

test('the files that configure a host are not served', async ({ request }) => {
  for (const file of ['/headers.json', '/_headers'])
    expect((await request.get(file)).status(), file).toBe(404);
});

test('the workbench keeps its own inline scripts, and is protected otherwise', async ({
  request,
}) => {
  const headers = (await request.get('/workbench/')).headers();
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
