import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locator, Page } from '@playwright/test';
import { NavNodes } from '../../src/components/NavDrawer/NavNodes';
import type { MenuNode } from '../../src/domain/navigation/MenuNode';
import { slowProcessor } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';

/** Time for the scripts and demos of a page to start, in milliseconds. */
const startMilliseconds = 3000;

/** Milliseconds between two movements of a hand. */
const handPause = 100;
const typed = { menu: 'number 489', table: 'outlined' };

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

/** A page with a menu of 5,000 entries. */
function withLargeMenu(html: string): string {
  const list = renderToStaticMarkup(createElement(NavNodes, { nodes: largeMenu, activeHref: '' }));
  const changed = html.replace(
    /(<nav [^>]*data-nav="")(.*?)<ul>.*?<\/nav>/s,
    (_whole, start: string, head: string) => `${start} data-large=""${head}${list}</nav>`,
  );
  if (changed === html) throw new Error('the longest page has no menu of the known form.');
  return changed;
}

/** The least that a browser needs for the same inputs: a page of a few words with the same controls. */
const bareHtml = `<!doctype html><html lang="en"><title>Bare</title>
<style>:has([value=dark]:checked) { background: black; color: white } :has([value=rtl]:checked) { direction: rtl }</style>
<button>Settings</button><input type="search" aria-label="Filter">
${['Light', 'Dark'].map((name) => `<label><input type="radio" name="mode" value="${name.toLowerCase()}">${name}</label>`).join('')}
<label><input type="radio" name="direction" value="ltr">Left to right</label>
<label><input type="radio" name="direction" value="rtl">Right to left</label></html>`;

declare global {
  interface Window {
    /** Milliseconds from each input to the paint after it, as the browser measures them: in steps of 8, from 16 on. */
    seenInputs: number[];
  }
}

/** Inputs on a 4 times slower processor: milliseconds from each to the paint that shows it, layout included. */
class InputPage {
  private constructor(private readonly page: Page) {}

  static async open(tools: BenchTools, url: string, change?: (html: string) => string) {
    const page = await (await tools.browser).newPage({ viewport: { width: 1440, height: 900 } });
    if (change) {
      await page.route(url, async (route) => {
        const response = await route.fetch();
        // Without the content policy, which only allows the page as it was built.
        await route.fulfill({ contentType: 'text/html', body: change(await response.text()) });
      });
    }
    await page.goto(url, { waitUntil: 'load' });
    // Not `networkidle`: it never fires where Chromium suspends a demo out of view.
    await page.waitForTimeout(startMilliseconds);
    await page.evaluate(() => {
      window.seenInputs = [];
      const observer = new PerformanceObserver((list) =>
        window.seenInputs.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    return new InputPage(page);
  }

  private async slowDown() {
    await slowProcessor(await this.page.context().newCDPSession(this.page));
  }

  /** The slowest input of an action; 0 for less than 16 ms. */
  private async measure(act: () => Promise<void>): Promise<number> {
    await this.page.evaluate(() => (window.seenInputs = []));
    await act();
    return this.page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return Math.max(0, ...window.seenInputs);
    });
  }

  /** Each of the named choices in the settings, pointed at before it is pressed. */
  async choose(...names: string[]): Promise<number[]> {
    const { page } = this;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
    await this.slowDown();
    const times: number[] = [];
    for (const name of names) {
      await page.getByRole('radio', { name }).hover({ force: true });
      await page.waitForTimeout(handPause);
      times.push(
        await this.measure(async () => {
          await page.mouse.down();
          await page.waitForTimeout(handPause);
          await page.mouse.up();
        }),
      );
    }
    await page.close();
    return times;
  }

  /** Each key of a text in a filter. */
  async type(boxOf: (page: Page) => Locator, text: string): Promise<number[]> {
    const { page } = this;
    await boxOf(page).click();
    // A frame that changes nothing is never shown, and Chromium 156 may then report an input as answered a key later.
    await page.evaluate(() => {
      const dot = document.createElement('div');
      dot.style.cssText =
        'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: currentColor';
      document.body.append(dot);
      dot.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Infinity });
    });
    await this.slowDown();
    const times: number[] = [];
    for (const key of text) times.push(await this.measure(() => page.keyboard.press(key)));
    await page.close();
    return times;
  }
}

/** Rows of each reference table of a page that has a filter. */
const filteredRows = (html: string) =>
  html
    .split(' data-api=')
    .slice(1)
    .filter((table) => table.includes('type="search"'))
    .map((table) => table.split('</tbody>')[0]!.split('<tr').length - 2);

const rowsOf = (html: string) => Math.max(0, ...filteredRows(html));

/** Choices on the longest page, and keys in the filters of a large menu and of the page with the most table rows. */
export async function benchInputs(tools: BenchTools): Promise<Figure[]> {
  const origin = await tools.serve(tools.dist);
  const { pages } = tools;
  const longest = pages.reduce((a, b) => (b.html.length > a.html.length ? b : a));
  const tabled = pages.reduce((a, b) => (rowsOf(b.html) > rowsOf(a.html) ? b : a));
  const url = origin + longest.address;
  const bare = () => bareHtml;
  const open = (address: string, change?: (html: string) => string) =>
    InputPage.open(tools, address, change);
  const figure = async (
    name: string,
    ours: () => Promise<number[]>,
    floor: () => Promise<number[]>,
  ): Promise<Figure> => {
    const seen = await tools.inTurns(ours, floor);
    return { name, unit: 'ms', samples: seen.ours.flat(), floor: seen.floor.flat() };
  };
  const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter' }).first();
  const keys = (name: string, ours: () => Promise<number[]>, text: string) =>
    figure(name, ours, async () => (await open(url, bare)).type(filterOf, text));
  const choices = (name: string, ...names: string[]) =>
    figure(
      name,
      async () => (await open(url)).choose(...names),
      async () => (await open(url, bare)).choose(...names),
    );
  return [
    await choices('choose a mode on the longest page', 'Dark', 'Light'),
    await choices('choose a direction on the longest page', 'Right to left', 'Left to right'),
    await keys(
      'key in the filter of a menu of 5,000 entries',
      async () =>
        (await open(url, withLargeMenu)).type(
          (page) => page.getByRole('searchbox', { name: 'Filter menu' }),
          typed.menu,
        ),
      typed.menu,
    ),
    await keys(
      `key in the filter of ${rowsOf(tabled.html)} table rows`,
      async () =>
        (await open(origin + tabled.address)).type(
          (page) =>
            page
              .locator('[data-api] [type=search]')
              .nth(filteredRows(tabled.html).indexOf(rowsOf(tabled.html))),
          typed.table,
        ),
      typed.table,
    ),
  ];
}
