import { slowLine, slowPhone, slowProcessor } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';
import { writeBarePages } from './pages';
import { TabBrowser, type TabPage } from './TabBrowser';

/** To the longest page, and from there to one of ordinary length. */
const [short, long] = [
  '/toolpad/core/introduction/base-concepts/',
  '/toolpad/core/introduction/tutorial/',
] as const;
/** Milliseconds between pointing at a link and clicking it. */
const handPauses = [100, 500];
/** Milliseconds after which a page with its fonts is there on the slow phone, and idle. */
const reading = 3500;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In the page: shows the last link to `to`, and notes when it is clicked. Returns a point in it. */
const pointAt = (to: string) => `{
  addEventListener('click', () => localStorage.setItem('clicked', performance.timeOrigin + performance.now()), true);
  const links = [...document.querySelectorAll('a[href="${to}"]')].filter((link) => link.checkVisibility());
  links.at(-1).scrollIntoView({ block: 'center' });
  const { x, y, height } = links.at(-1).getClientRects()[0];
  ({ x: x + 8, y: y + height / 2 });
}`;

/** In the next page: milliseconds from the click to its first paint; nothing before that. */
const paintAfterClick = (to: string) => `{
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [{ activationStart = 0 }] = performance.getEntriesByType('navigation');
  location.pathname === '${to}' && !document.prerendering && paint
    ? performance.timeOrigin + Math.max(paint.startTime, activationStart) - Number(localStorage.getItem('clicked'))
    : undefined;
}`;

type Route = readonly [from: string, to: string];

async function slowDown(page: TabPage): Promise<void> {
  await Promise.all([slowLine(page), slowProcessor(page)]);
}

async function measure(origin: string, [from, to]: Route, handPause: number): Promise<number> {
  const browser = await TabBrowser.open(slowPhone.viewport, slowDown);
  const [page] = browser.pages;
  await page!.send('Page.navigate', { url: origin + from });
  await sleep(reading);
  const point = await page!.evaluate<{ x: number; y: number }>(pointAt(to));
  await sleep(reading / 10);
  const mouse = (type: string) =>
    page!.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
  await page!.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
  await sleep(handPause);
  await mouse('mousePressed');
  // The page that would answer may be gone.
  mouse('mouseReleased').catch(() => undefined);
  const end = Date.now() + 10_000;
  try {
    while (Date.now() < end) {
      await sleep(50);
      for (const one of browser.pages) {
        const answer = one.evaluate<number | undefined>(paintAfterClick(to));
        const time = await Promise.race([answer.catch(() => undefined), sleep(500)]);
        if (typeof time === 'number') return time;
      }
    }
  } finally {
    await browser.close();
  }
  throw new Error(`The link from ${from} to ${to} led nowhere in ten seconds.`);
}

/**
 * From a click on a link to the first paint of the next page, on the slow phone, where Chromium prerenders and
 * prefetches as it does for readers. A prerendered page counts from its activation.
 */
export async function benchNavigation(tools: BenchTools): Promise<Figure[]> {
  const ours = await tools.serve(tools.dist);
  const bare = await tools.serve(await writeBarePages(tools, ours, [short, long]));
  const figures: Figure[] = [];
  for (const [name, route] of [
    ['the longest page', [short, long]],
    ['an ordinary page', [long, short]],
  ] satisfies [string, Route][])
    for (const handPause of handPauses) {
      const { ours: samples, floor } = await tools.inTurns(
        () => measure(ours, route, handPause),
        () => measure(bare, route, handPause),
      );
      figures.push({
        name: `click to ${name}, hovered for ${handPause} ms`,
        unit: 'ms',
        samples,
        floor,
      });
    }
  return figures;
}
