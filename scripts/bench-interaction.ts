import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { interactionBudget } from './budgets';
import { browserFlags } from './lib/browserFlags.mjs';
import { builtPages } from './lib/builtPages';
import { conditions } from './lib/conditions';
import { createSiteServer } from './lib/createSiteServer';
import { fail } from './lib/fail.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { parseFlags, parseWhole } from './lib/parseFlags.mjs';
import { slowPhone, slowProcessor } from './lib/slowPhone';
import { median, table } from './lib/table';

const { values } = parseFlags({
  usage: 'npm run bench:interaction -- [--runs N] [--dir DIR]',
  options: { runs: { type: 'string', default: '5' }, dir: { type: 'string', default: 'dist' } },
});
const runs = parseWhole('--runs', values.runs, { min: 1, max: 100 });
const folder = path.resolve(values.dir);
const [longest] = existsSync(folder) ? builtPages(folder).sort((a, b) => b.html.length - a.html.length) : [];
if (!longest || !existsSync(path.join(folder, 'workbench/index.json'))) fail(`there is no built site with its workbench in ${values.dir}: type \`npm run build\` first.`);
const executablePath = findBrowser();
if (!executablePath) fail('a browser is missing: type `node scripts/setup.mjs`.');

/** The stories with the longest menu and the longest table: the same markup, style sheet and behaviour as on a page. */
const filters = {
  menu: { story: 'components-navdrawer--five-thousand-entries', typed: 'number 489' },
  table: { story: 'components-apitable--three-hundred-rows', typed: 'navigation299' },
};

declare global {
  interface Window {
    /** Milliseconds from each input to the paint after it, as the browser measures them: in steps of 8, from 16 on. */
    seenInputs: number[];
  }
}

/** A page on the slow processor that notes how long every input takes. */
async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.seenInputs = [];
    const observer = new PerformanceObserver((list) => window.seenInputs.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return page;
}

const slow = async (page: Page) => slowProcessor(await page.context().newCDPSession(page));

/** Does something to the page; milliseconds from the slowest input of it to the paint that shows its effect. */
async function measure(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.seenInputs = []));
  await act();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.max(0, ...window.seenInputs);
  });
}

/** Choices of mode and direction on the longest page, as a reader makes them. */
async function benchToggles(browser: Browser, origin: string) {
  const page = await open(browser, origin + longest!.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  await slow(page);
  const press = (name: string) => measure(page, () => page.getByRole('radio', { name }).click({ force: true }));
  const times = { mode: [await press('Dark'), await press('Light')], direction: [await press('Right to left'), await press('Left to right')] };
  await page.close();
  return times;
}

/** Keystrokes in the filter of a story. */
async function benchFilter(browser: Browser, origin: string, { story, typed }: { story: string; typed: string }): Promise<number[]> {
  const page = await open(browser, `${origin}/workbench/iframe.html?id=${story}&viewMode=story`);
  const box = page.getByRole('searchbox', { name: /^Filter/ });
  await box.click();
  await slow(page);
  const times: number[] = [];
  for (const key of typed) times.push(await measure(page, () => page.keyboard.press(key)));
  await page.close();
  return times;
}

const server = createSiteServer(folder);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath, args: browserFlags() });
try {
  const mode: number[] = [];
  const direction: number[] = [];
  const menu: number[] = [];
  const rows: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await benchToggles(browser, origin);
    mode.push(...times.mode);
    direction.push(...times.direction);
    menu.push(...(await benchFilter(browser, origin, filters.menu)));
    rows.push(...(await benchFilter(browser, origin, filters.table)));
  }
  const row = (name: string, times: number[]) => [name, String(times.length), ...[median(times), Math.max(...times)].map((time) => (time === 0 ? '< 16' : time.toFixed(0)))];
  process.stdout.write(
    [
      `${conditions()}, Chromium ${browser.version()}`,
      `Processor ${slowPhone.processor} times slower; milliseconds from an input to the paint that shows it, layout included. Aim: under ${interactionBudget}.`,
      `Longest page: ${longest!.address}, ${(longest!.html.length / 1000).toFixed(0)} kB of HTML. Typed key by key: "${filters.menu.typed}" into the menu, "${filters.table.typed}" into the table.`,
      '',
      table(['input', 'inputs', 'median ms', 'slowest ms'], [row('choose a mode', mode), row('choose a direction', direction), row('a key in the filter of 5,000 entries', menu), row('a key in the filter of 300 rows', rows)]),
      '',
    ].join('\n'),
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
