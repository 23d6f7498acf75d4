import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { expect, test } from '@playwright/test';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { tsImport } from 'tsx/esm/api';
import type * as devServer from '../../src/app/build/dev/createDevServer';
import { silentProgress } from '../../src/app/build/engine/Progress';
import { browserEntries, defaultCacheDir } from '../../src/app/build/paths';
import { strings } from '../../src/domain/strings/strings';
import { rawClient, type RawRequest } from '../support/rawClient';

test.describe.configure({ mode: 'serial' });

let folder = '';
let origin = '';
let dev: ViteDevServer | undefined;
const reported: string[] = [];

// Vite's dev server sets it, and a build that another file of this worker starts would inherit it.
const environment = process.env.NODE_ENV;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dev-'));
  cpSync('docs', folder, { recursive: true });
  // As `npm run dev` loads it: the loader of Playwright cannot import the folders of Material UI.
  const { createDevServer } = (await tsImport(
    '../../src/app/build/dev/createDevServer.ts',
    import.meta.url,
  )) as typeof devServer;
  dev = await createDevServer({
    contentDir: folder,
    base: '/toolpad/',
    cacheDir: defaultCacheDir,
    reference: true,
    socialImages: true,
    progress: silentProgress,
    publicDir: path.resolve('public'),
    report: (text) => reported.push(text),
  });
  await dev.listen(5200);
  origin = `http://localhost:${dev.config.server.port}`;
});

test.afterAll(async () => {
  await dev?.close();
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  rmSync(folder, { recursive: true, force: true });
});

// The page says only that it could not be rendered.
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) process.stdout.write(`${reported.join('\n')}\n`);
});

const file = () => path.join(folder, 'core/introduction/installation.mdx');

test('an edited page updates without a manual reload', async ({ page }) => {
  await page.goto(`${origin}/toolpad/core/introduction/installation/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  writeFileSync(file(), readFileSync(file(), 'utf8').replace('# Installation', '# Installing it'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installing it');
});

test('a page reloads when a component changes that only the server renders', async ({ page }) => {
  await page.goto(`${origin}/toolpad/core/introduction/installation/`);
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForEvent('load');
  // As when it is saved: other tests build from the same sources.
  dev!.watcher.emit('all', 'change', path.resolve('src/components/BackToTop/BackToTop.styles.ts'));
  await loaded;
});

test('shows a content problem with its line in the page until it is fixed', async ({ page }) => {
  await page.goto(`${origin}/toolpad/core/introduction/installation/`);
  const good = readFileSync(file(), 'utf8');
  writeFileSync(file(), `${good}\n<Nope />\n`);
  await expect(page.getByText(/installation\.mdx:\d+: Unknown component <Nope>\./)).toBeVisible();
  await expect.poll(() => reported.join('\n')).toContain('Unknown component <Nope>.');
  writeFileSync(file(), good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installing it');
});

/** The script that `AppProvider` renders. */
const knownWarning = /^Encountered a script tag/;

test('islands and demos run from source, and React warns of nothing else', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !knownWarning.test(message.text()))
      errors.push(message.text());
  });
  await page.goto(`${origin}/toolpad/core/introduction/`);
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menu').getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  const demo = page.frameLocator('iframe').first();
  await expect(demo.getByText('Spoke & Chain')).toBeVisible();
  await demo.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Dense' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  expect(errors).toEqual([]);
});

test('an edited demo runs in a frame without an origin, whose code can read no file', async ({
  page,
  request,
}) => {
  await page.goto(`${origin}/toolpad/core/introduction/`);
  await page.getByRole('button', { name: strings['demo.edit'] }).first().click();
  await expect(page.getByText(strings['edit.shown'])).toBeVisible();
  const allowed = async (kind: string) => {
    const headers = { Origin: 'null', 'Sec-Fetch-Dest': kind };
    const entry = `${origin}/toolpad/${browserEntries.editFrame}`;
    return (await request.get(entry, { headers })).headers()['access-control-allow-origin'];
  };
  expect([await allowed('script'), await allowed('empty')]).toEqual(['*', undefined]);
});

test('searches what was just written', async ({ page }) => {
  // Not taken back: a page that reloads while it is closed has hung the browser.
  appendFileSync(file(), '\n## Zebra crossing\n\nStripes.\n');
  // Before its modules have loaded, no one listens to the key.
  await page.goto(`${origin}/toolpad/core/introduction/installation/`, {
    waitUntil: 'networkidle',
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('zebra');
  await expect(page.getByRole('option', { name: /Zebra crossing/ })).toBeVisible();
});

test('redirects old URLs, language prefixes and missing slashes as production does', async ({
  request,
}) => {
  const leadsTo = async (address: string) =>
    (await request.get(origin + address, { maxRedirects: 0 })).headers()['location'];
  expect(await leadsTo('/toolpad/core/introduction/overview/?a=1')).toBe(
    '/toolpad/core/introduction/?a=1',
  );
  expect(await leadsTo('/en/toolpad/core/introduction/installation/')).toBe(
    '/toolpad/core/introduction/installation/',
  );
  expect(await leadsTo('/toolpad/core/introduction/installation')).toBe(
    '/toolpad/core/introduction/installation/',
  );
});

test('serves Markdown versions, lists, reference data and social images', async ({ request }) => {
  const textOf = async (address: string) => {
    const response = await request.get(origin + address);
    expect([address, response.status()]).toEqual([address, 200]);
    return response.text();
  };
  const page = '/toolpad/core/react-crud/';
  expect((await request.get(`${origin}${page}index.md`)).headers()['content-type']).toBe(
    'text/markdown;charset=utf-8',
  );
  expect(await textOf(`${page}index.md`)).toContain('\n# Crud\n');
  expect(await textOf('/toolpad/core/react-crud.md')).toContain('\n# Crud\n');
  expect(await textOf('/toolpad.md')).toContain('product: "Toolpad"\n');
  expect(await textOf(`${page}code.html`)).toContain('<section id="CrudBasic"');
  expect(await textOf('/toolpad/core/api/crud/index.md')).toContain('\n# Crud API\n');
  expect(await textOf('/toolpad/sitemap.xml')).toContain(`${page}</loc>`);
  expect(await textOf('/toolpad/llms.txt')).toContain(`${page}index.md`);
  const skill = await textOf('/toolpad/skills/toolpad-core/SKILL.md');
  expect(skill).toContain('](references/pitfalls.md)');
  expect(await textOf('/.well-known/agent-skills/index.json')).toContain('toolpad-core.zip');
  await textOf('/toolpad/skills/toolpad-core.zip');
  expect(await textOf('/robots.txt')).toContain('sitemap.xml');
  expect(JSON.parse(await textOf('/toolpad/addresses.json'))).toMatchObject({ base: '/toolpad/' });
  expect(JSON.parse(await textOf('/toolpad/core/api/index.json'))).toMatchObject({
    $schema: expect.stringContaining('/toolpad/core/api/schema.json'),
  });
  await textOf('/toolpad/core/api/schema.json');
  const [, socialImage] = /content="https:\/\/mui\.com(\/toolpad\/assets\/social[^"]+)"/.exec(
    await textOf(page),
  )!;
  expect((await request.get(origin + socialImage!)).headers()['content-type']).toBe('image/png');
});

test('answers odd requests as production does', async () => {
  const { ask, close } = rawClient(origin);
  const statusOf = async (request: RawRequest) => (await ask(request)).status;
  const page = '/toolpad/core/introduction/installation/';
  for (const path of ['/%', '/toolpad/%00', '/%2F'])
    expect(await statusOf({ path }), path).toBe(400);
  for (const path of [`/${page}`, '/toolpad//core/../core/introduction/installation/index.html'])
    expect((await ask({ path })).headers.location, path).toBe(page);
  expect(await statusOf({ path: `http://example.com${page}` })).toBe(200);
  expect(await statusOf({ path: page, method: 'POST' })).toBe(405);
  for (const range of ['bytes=50-10', 'bytes=0-18446744073709551615', 'bytes=-100', 'items=0-5'])
    expect(
      await statusOf({ path: '/toolpad/films/BindProperty-dark.webm', headers: { range } }),
      range,
    ).toBe(200);
  expect(
    await statusOf({
      path: '/toolpad/films/BindProperty-dark.webm',
      headers: { range: 'bytes=9-' },
    }),
  ).toBe(206);
  close();
});

test('serves a page whose name is not ASCII, however its URL is written', async () => {
  const menu = path.join(folder, 'core/pages.json');
  const entries = JSON.parse(readFileSync(menu, 'utf8')) as unknown[];
  writeFileSync(menu, JSON.stringify([...entries, { pathname: '/toolpad/core/中文/' }]));
  writeFileSync(
    path.join(folder, 'core/中文.mdx'),
    '---\ntitle: 中文\ndescription: A page.\n---\n\n# 中文\n',
  );
  const { ask, close } = rawClient(origin);
  const page = '/toolpad/core/%E4%B8%AD%E6%96%87/';
  const { status, body } = await ask({ path: page });
  expect(status).toBe(200);
  expect(Buffer.from(body, 'latin1').toString()).toMatch(/<h1[^>]*>中文/);
  expect((await ask({ path: page.toLowerCase() })).status).toBe(200);
  for (const path of [page.slice(0, -1), `${page}index.html`])
    expect((await ask({ path })).headers.location, path).toBe(page);
  close();
});

test('an unknown URL shows the not-found page', async ({ request }) => {
  const response = await request.get(`${origin}/toolpad/nope/`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
});
