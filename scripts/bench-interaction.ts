import { existsSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Browser, Locator, Page } from '@playwright/test';
import { NavNodes } from '../src/components/NavDrawer/NavNodes';
import type { MenuNode } from '../src/domain/navigation/MenuNode';
import { interactionBudget } from './budgets';
import { builtPages } from './lib/builtPages';
import { conditions } from './lib/conditions';
import { fail } from './lib/fail.mjs';
import { parseFlags, parseWhole } from './lib/parseFlags.mjs';
import { runBench } from './lib/runBench';
import { slowPhone, slowProcessor } from './lib/slowPhone';
import { median, table } from './lib/table';

const { values } = parseFlags({
  usage: 'npm run bench:interaction -- [--runs N] [--dir DIR]',
  options: { runs: { type: 'string', default: '5' }, dir: { type: 'string', default: 'dist' } },
});
const runs = parseWhole('--runs', values.runs, { min: 1, max: 100 });
const folder = path.resolve(values.dir);
const pages = existsSync(folder)
  ? builtPages(folder).sort((a, b) => b.html.length - a.html.length)
  : [];
const [longest] = pages;
if (!longest) fail(`there is no built site in ${values.dir}: type \`npm run build\` first.`);

/** Fifty groups of a hundred pages. */
const largeMenu: MenuNode[] = Array.from({ length: 50 }, (_outer, group) => ({
  kind: 'group',
  id: `chapter-${group}`,
  title: `Chapter ${group}`,
  newFeature: false,
  children: Array.from({ length: 100 }, (_inner, page) => ({
    kind: 'page',
    href: `/large/${group}/${page}/`,
    title: `Page number ${group * 100 + page}`,
    newFeature: false,
  })),
}));

/** The page whose filter looks through the most rows, own and inherited, and what is typed into the two filters. */
const rowsOf = (html: string) =>
  html.includes('data-api-filter') ? html.split('<tr').length - html.split('<thead').length : 0;
const [tabled] = pages
  .map((page) => ({ ...page, rows: rowsOf(page.html) }))
  .sort((a, b) => b.rows - a.rows);
const typed = { menu: 'number 489', table: 'aria-label' };

/** The longest page with a menu of 5,000 entries in place of its own. */
function withLargeMenu(html: string): string {
  const list = renderToStaticMarkup(createElement(NavNodes, { nodes: largeMenu, activeHref: '' }));
  const changed = html.replace(
    /(<nav [^>]*data-nav="")(.*?)<ul>.*?<\/nav>/s,
    (_whole, start: string, head: string) => `${start} data-large=""${head}${list}</nav>`,
  );
  if (changed === html)
    fail('the longest page has no menu of the known form: the bench must be brought up to date.');
  return changed;
}

/** The least that a browser needs for the same choices: a page of a few words that changes its colours, or its direction. */
const barePage = `<!doctype html><html lang="en"><title>Bare</title>
<style>:has([value=dark]:checked) { background: black; color: white } :has([value=rtl]:checked) { direction: rtl }</style>
<button>Settings</button>
<label><input type="radio" name="mode" value="light">Light</label><label><input type="radio" name="mode" value="dark">Dark</label>
<label><input type="radio" name="direction" value="ltr">Left to right</label><label><input type="radio" name="direction" value="rtl">Right to left</label></html>`;

declare global {
  interface Window {
    /** Milliseconds from each input to the paint after it, as the browser measures them: in steps of 8, from 16 on. */
    seenInputs: number[];
  }
}

/** A page on the slow processor that notes how long every input takes. */
async function open(
  browser: Browser,
  url: string,
  change?: (html: string) => string,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (change) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      // Without the policy, which knows the page as it was built.
      await route.fulfill({ contentType: 'text/html', body: change(await response.text()) });
    });
  }
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.seenInputs = [];
    const observer = new PerformanceObserver((list) =>
      window.seenInputs.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return page;
}

/** Milliseconds between two movements of a hand. */
const handPause = 100;

const slow = async (page: Page) => slowProcessor(await page.context().newCDPSession(page));

/** Does something to the page; milliseconds from the slowest input of it to the paint that shows its effect. */
async function measure(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.seenInputs = []));
  await act();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.max(0, ...window.seenInputs);
  });
}

/** Choices of mode and direction on the longest page, or on what it is changed into, as a reader makes them. */
async function benchToggles(browser: Browser, origin: string, change?: (html: string) => string) {
  const page = await open(browser, origin + longest!.address, change);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  await slow(page);
  /** As a hand does it, which points, presses and lets go: what the page does when a pointer comes is not part of the choice. */
  const press = async (name: string) => {
    await page.getByRole('radio', { name }).hover({ force: true });
    await page.waitForTimeout(handPause);
    return measure(page, async () => {
      await page.mouse.down();
      await page.waitForTimeout(handPause);
      await page.mouse.up();
    });
  };
  const times = {
    mode: [await press('Dark'), await press('Light')],
    direction: [await press('Right to left'), await press('Left to right')],
  };
  await page.close();
  return times;
}

/**
 * Has the browser show one frame after another: a frame that changes nothing is never shown, and the browser (Chromium
 * 156) may then report an input as answered by the one that is, a key later.
 */
const showEveryFrame = (page: Page) =>
  page.evaluate(() => {
    const dot = document.createElement('div');
    dot.style.cssText =
      'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; background: currentColor';
    document.body.append(dot);
    dot.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Infinity });
  });

/** Keystrokes in a filter, each measured. */
async function type(page: Page, box: Locator, text: string): Promise<number[]> {
  await box.click();
  await showEveryFrame(page);
  await slow(page);
  const times: number[] = [];
  for (const key of text) times.push(await measure(page, () => page.keyboard.press(key)));
  await page.close();
  return times;
}

async function benchMenu(browser: Browser, origin: string): Promise<number[]> {
  const page = await open(browser, origin + longest!.address, (html) => withLargeMenu(html));
  return type(page, page.getByRole('searchbox', { name: 'Filter menu' }), typed.menu);
}

async function benchTable(browser: Browser, origin: string): Promise<number[]> {
  const page = await open(browser, origin + tabled!.address);
  const filter = page.locator('[data-api-filter] [type=search]');
  return type(page, filter, typed.table);
}

await runBench(async ({ browser, serve }) => {
  const origin = await serve(folder);
  const mode: number[] = [];
  const direction: number[] = [];
  const bareMode: number[] = [];
  const bareDirection: number[] = [];
  const menu: number[] = [];
  const rows: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await benchToggles(browser, origin);
    mode.push(...times.mode);
    direction.push(...times.direction);
    const bare = await benchToggles(browser, origin, () => barePage);
    bareMode.push(...bare.mode);
    bareDirection.push(...bare.direction);
    menu.push(...(await benchMenu(browser, origin)));
    rows.push(...(await benchTable(browser, origin)));
  }
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ...[median(times), Math.max(...times)].map((time) => (time === 0 ? '< 16' : time.toFixed(0))),
  ];
  return [
    `${conditions()}, Chromium ${browser.version()}`,
    `Processor ${slowPhone.processor} times slower; milliseconds from an input to the paint that shows it, layout included. Aim: under ${interactionBudget}.`,
    `Longest page: ${longest!.address}, ${(longest!.html.length / 1000).toFixed(0)} kB of HTML. The most rows: ${tabled!.address}, ${tabled!.rows}.`,
    `Typed key by key: "${typed.menu}" into the filter of a menu of 5,000 entries, put into the longest page; "${typed.table}" into that of the most rows.`,
    '',
    table(
      ['input', 'inputs', 'median ms', 'slowest ms'],
      [
        row('choose a mode', mode),
        row('the same on a bare page', bareMode),
        row('choose a direction', direction),
        row('the same on a bare page', bareDirection),
        row('a key in the filter of 5,000 entries', menu),
        row(`a key in the filter of ${tabled!.rows} rows`, rows),
      ],
    ),
    '',
  ].join('\n');
});
