import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineScripts, inlineStyles } from '../../scripts/browser/measurePage';
import { defaultBase } from '../../scripts/defaultBase';
import { securityHeaders } from '../../src/app/securityHeaders';
import { siteFolder, textPage } from '../support/site';
import { pages, servedSite } from './builtSite';

const base = defaultBase;
const site = servedSite();
const pageAt = (wanted: string) => pages.find(({ address }) => address === wanted)!;

const policyHash = (source: string) =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

test('every page is served with security headers that allow its inline scripts and styles', async () => {
  for (const { address, html } of pages) {
    const { headers } = await site.ask(address, { method: 'HEAD' });
    const policy = headers.get('content-security-policy') ?? '';
    const hashesOf = (directive: string) => {
      const [sources = ''] = new RegExp(`${directive} [^;]+`).exec(policy) ?? [];
      return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
    };
    const [scriptHashes, styleHashes] = [hashesOf('script-src'), hashesOf('style-src')];
    const [scripts, styles] = [inlineScripts(html), inlineStyles(html)];
    expect(scripts.length, address).toBeGreaterThan(0);
    expect(styles.length, address).toBeGreaterThan(0);
    expect(scriptHashes, address).toEqual(expect.arrayContaining(scripts.map(policyHash)));
    expect(styleHashes, address).toEqual(expect.arrayContaining(styles.map(policyHash)));
    const [, ...ownStyles] = styleHashes;
    for (const [name, value] of Object.entries(
      securityHeaders({ scriptHashes, styleHashes: ownStyles }),
    ))
      expect(headers.get(name), `${name} of ${address}`).toBe(value);
  }
});

test('the document of a demo has a content security policy', async () => {
  const { headers } = await site.ask('/toolpad/frames/DashboardLayoutBasic/');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('answers 304 for a page that has not changed', async () => {
  const { headers } = await site.ask(textPage);
  expect(headers.get('cache-control')).toBe('no-cache');
  const again = await site.ask(textPage, {
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('files with a hash in their name are immutable', async () => {
  const page = pageAt(textPage);
  const files = page
    .all('link[rel=stylesheet], script[src]')
    .map(({ properties }) => String(properties.href ?? properties.src));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect((await site.ask(file)).headers.get('cache-control'), file).toBe(
      'public, max-age=31536000, immutable',
    );
});

test('compresses text as the browser accepts it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await site.ask(textPage, { headers: { 'Accept-Encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('Accept-Encoding');
  }
});

test('does not serve the files that configure a host', async () => {
  for (const file of ['/headers.json', '/_headers', '/.site-files'])
    expect(await site.statusOf(file), file).toBe(404);
});

test('Cloudflare Pages reads all rules: at most 100, of lines of at most 2,000 characters', () => {
  const lines = readFileSync(path.join(siteFolder, '_headers'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test('only documents carry the policy, the page for a wrong address included', async () => {
  const policyOf = async (address: string) =>
    (await site.ask(address)).headers.get('content-security-policy');
  const notFound = readFileSync(path.join(siteFolder, '404.html'), 'utf8');
  for (const style of inlineStyles(notFound))
    expect(await policyOf(`${base}core/nowhere/`)).toContain(policyHash(style));
  for (const file of ['favicon.svg', 'feed.xml'])
    expect(await policyOf(base + file), file).toBeNull();
});

test('the workbench has all security headers except a content policy', async () => {
  const { headers } = await site.ask('/workbench/');
  expect(headers.has('content-security-policy')).toBe(false);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

describe('redirects', () => {
  const redirectOf = async (pathname: string) => {
    const { status, headers } = await site.ask(pathname);
    return `${status} ${headers.get('location')}`;
  };

  test('redirects to the URL with a trailing slash and keeps the query', async () => {
    expect(await redirectOf(`${textPage.slice(0, -1)}?from=test`)).toBe(
      `308 ${textPage}?from=test`,
    );
  });

  test('redirects every old URL to a page and keeps query and hash', async () => {
    const rows = readFileSync(path.join(siteFolder, '_redirects'), 'utf8')
      .split('\n')
      .filter((row) => row !== '' && !row.includes('*'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [from = '', to = ''] = row.split(' ');
      expect(await redirectOf(`${from}?from=test`), from).toBe(
        `301 ${to.replace(/(?=#)|$/, '?from=test')}`,
      );
      expect(pageAt(to.split('#')[0]!), `the target of ${from}`).toBeDefined();
    }
  });

  test('the language prefix of English is optional', async () => {
    for (const address of [textPage, base])
      expect(await redirectOf(`/en${address}?a=b`)).toBe(`301 ${address}?a=b`);
  });

  test('exempt paths and unknown languages keep their prefix', async () => {
    for (const pathname of [
      '/en/blog/',
      '/en/blog/post/',
      '/en/size-snapshot/',
      `/de${textPage}`,
      `/xx${base}`,
    ])
      expect(await site.statusOf(pathname), pathname).toBe(404);
  });
});
