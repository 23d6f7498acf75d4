import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inlineScripts, inlineStyles } from '../../scripts/browser/measurePage';
import { defaultBase } from '../../scripts/defaultBase';
import { headerRules, headersFor } from '../../src/app/build/securityHeaders';
import { siteFolder, textPage } from '../support/site';
import { pages, pagesWith, ParsedPage, servedSite } from './builtSite';

const base = defaultBase;
const site = servedSite();
const pageAt = (wanted: string) => pages.find(({ address }) => address === wanted)!;

const markdownOf = ({ address }: ParsedPage) => path.join(siteFolder, address, 'index.md');

/** The hash of an inline script or style, as a policy names it. */
const policyHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const policyElement = 'head > meta[http-equiv=Content-Security-Policy]';

/** Documents that run demos, have the code of demos, or redirect. */
const otherDocuments = [
  'toolpad/frames/DashboardLayoutBasic/index.html',
  'toolpad/core/react-dashboard-layout/code.html',
  'toolpad/core/components/react-dashboard-layout/index.html',
].map((file) => new ParsedPage(`/${file}`, readFileSync(path.join(siteFolder, file), 'utf8')));

test('every document allows its own inline scripts and styles by their hashes, and no others', () => {
  for (const document of [...pages, ...otherDocuments]) {
    const { address, html } = document;
    const policy = document.attribute(policyElement, 'content') ?? '';
    // Material UI writes `style` attributes on a server.
    const isOfDemo = address.startsWith(`${base}frames/`);
    expect(policy.includes("; style-src-attr 'unsafe-inline';"), address).toBe(isOfDemo);
    expect(policy.replace(/ style-src-attr [^;]*;/, ''), address).not.toContain('unsafe');
    expect(policy, address).toMatch(/^default-src 'self'; /);
    const hashesOf = (directive: string) => {
      const [sources = ''] = new RegExp(`${directive} [^;]+`).exec(policy) ?? [];
      return sources.match(/'sha256-[^']+'/g) ?? [];
    };
    expect(hashesOf('style-src'), address).toEqual(['', ...inlineStyles(html)].map(policyHash));
    expect(hashesOf('script-src'), address).toEqual(
      expect.arrayContaining(inlineScripts(html).map(policyHash)),
    );
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), address).toBeLessThan(
      html.search(/<(?:script|style|link)\b/),
    );
  }
});

test('every page is served with the security headers', async () => {
  const { headers } = await site.ask(textPage, { method: 'HEAD' });
  for (const [name, value] of Object.entries(headersFor(textPage, headerRules(base, ''))))
    expect(headers.get(name), name).toBe(value);
});

test('styles of pages and of ads only use CSS variables that the page or an element of it defines', () => {
  const assets = path.join(siteFolder, base, 'assets');
  const templates = readdirSync(assets).filter((name) => name.startsWith('templates.'));
  const ads = templates.map((name) => readFileSync(path.join(assets, name), 'utf8')).join();
  expect(
    pagesWith(({ html }) => {
      const [css = ''] = inlineStyles(html);
      const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
      const used = [...(css + ads).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
      return [...new Set(used)].filter((name) => !defined.has(name));
    }),
  ).toEqual([]);
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

test('Cloudflare Pages reads all rules: at most 100, of lines of at most 2,000 characters', () => {
  const lines = readFileSync(path.join(siteFolder, '_headers'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

const hostRows = () =>
  readFileSync(path.join(siteFolder, '_redirects'), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.includes('*'))
    .map((row) => row.split(' ') as [from: string, to: string, status: string]);

test('every old URL redirects to a page or its Markdown, and keeps query and hash', async () => {
  const rows = hostRows().filter(([, , status]) => status === '301');
  expect(rows.length).toBeGreaterThan(0);
  for (const [from, to] of rows) {
    const { status, headers } = await site.ask(`${from}?from=test`);
    expect([status, headers.get('location')], from).toEqual([
      301,
      to.replace(/(?=#)|$/, '?from=test'),
    ]);
    const page = to.replace(/#.*$/, '').replace(/\.md$/, '/');
    expect(pageAt(page), `the target of ${from}`).toBeDefined();
  }
});

test('every page answers with its Markdown at its URL with .md', async () => {
  const rows = hostRows().filter(([, , status]) => status === '200');
  for (const { address } of pages.filter((page) => existsSync(markdownOf(page))))
    expect(rows, address).toContainEqual([
      address.replace(/\/$/, '.md'),
      `${address}index.md`,
      '200',
    ]);
  for (const [from, to] of rows)
    expect(await (await site.ask(from)).text(), from).toBe(
      readFileSync(path.join(siteFolder, to), 'utf8'),
    );
});

test('Cloudflare Pages reads all redirects: at most 2,000 before the first with a *', () => {
  const rows = readFileSync(path.join(siteFolder, '_redirects'), 'utf8').trim().split('\n');
  expect(rows.findIndex((row) => row.includes('*'))).toBe(rows.length - 1);
  expect(rows.length).toBeLessThanOrEqual(2000);
  expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(1000);
});
