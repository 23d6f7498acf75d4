import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { demoPage } from '../support/site';

// What is refused, the browser reports in the console: these tests do without the watch for complaints.
const figureOn = (page: Page) => page.locator('figure#DashboardLayoutBasic');

/** Runs statements in the frame of an edited demo, each on its own: what they return or throw. */
async function attempt(page: Page, statements: Readonly<Record<string, string>>) {
  await page.goto(demoPage);
  const figure = figureOn(page);
  await figure.getByRole('button', { name: strings['demo.edit'] }).click();
  await expect(figure.getByText(strings['edit.shown'])).toBeVisible();
  const tried = Object.entries(statements).map(
    ([name, code]) =>
      `['${name}', (() => { try { return String((() => { ${code} })()); } catch (error) { return (error as Error).name; } })()]`,
  );
  await figure.locator('textarea').fill(`<pre>{JSON.stringify([${tried.join(', ')}])}</pre>`);
  const answer = figure.locator('iframe[sandbox]').contentFrame().locator('pre');
  await expect(answer).toBeVisible();
  return Object.fromEntries(JSON.parse(await answer.innerText()) as [string, string][]);
}

test('edited code reads neither storage nor cookies nor the document of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    localStorage.setItem('secret', 'of the page');
    sessionStorage.setItem('secret', 'of the page');
    document.cookie = 'secret=page; path=/';
  });
  const results = await attempt(page, {
    ownStorage: "return localStorage.getItem('secret')",
    ownSession: "return sessionStorage.getItem('secret')",
    cookies: 'return document.cookie',
    storage: "return parent.localStorage.getItem('secret')",
    document: 'return parent.document.title',
    frame: 'return window.frameElement',
  });
  expect(results).toEqual({
    ownStorage: 'null',
    ownSession: 'null',
    cookies: 'SecurityError',
    storage: 'SecurityError',
    document: 'SecurityError',
    frame: 'null',
  });
});

test.describe('to other hosts', () => {
  let server: Server;
  let elsewhere: string;
  const reached: string[] = [];

  test.beforeAll(async () => {
    server = createServer(({ url }, response) => {
      reached.push(url!);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    elsewhere = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.beforeEach(() => void reached.splice(0));
  test.afterAll(() => server.close());

  /** What the other host has received. Nothing tells when a request would have been sent. */
  async function sent(page: Page): Promise<string[]> {
    await page.waitForTimeout(1000);
    return reached;
  }

  test('edited code sends no request', async ({ page }) => {
    const element = (name: string, properties: string) =>
      `document.body.append(Object.assign(document.createElement('${name}'), ${properties}))`;
    await attempt(page, {
      fetch: `void fetch('http://${elsewhere}/fetch').catch(() => 0)`,
      beacon: `navigator.sendBeacon('http://${elsewhere}/beacon')`,
      socket: `new WebSocket('ws://${elsewhere}/socket')`,
      image: `new Image().src = 'http://${elsewhere}/image'`,
      script: element('script', `{ src: 'http://${elsewhere}/script' }`),
      style: element('link', `{ rel: 'stylesheet', href: 'http://${elsewhere}/style' }`),
      frame: element('iframe', `{ src: 'http://${elsewhere}/inner' }`),
    });
    expect(await sent(page)).toEqual([]);
  });

  const ways: Record<string, (url: string) => string> = {
    'the top window': (url) => `top!.location.href = '${url}'`,
    'its frame': (url) => `location.href = '${url}'`,
    'a new window': (url) => `window.open('${url}')`,
    'a form': (url) =>
      `const form = Object.assign(document.createElement('form'), { action: '${url}', method: 'POST' }); document.body.append(form); form.submit()`,
  };
  for (const [name, code] of Object.entries(ways)) {
    test(`edited code navigates nothing: ${name}`, async ({ page, context }) => {
      // The frame may be left with nothing.
      await attempt(page, {
        navigate: `setTimeout(() => { ${code(`http://${elsewhere}/`)} }, 600)`,
      });
      expect(await sent(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(demoPage);
      expect(context.pages()).toHaveLength(1);
    });
  }
});
