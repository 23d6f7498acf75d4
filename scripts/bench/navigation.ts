import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { slowLine, slowPhone, slowProcessor } from '../browser/slowPhone';
import type { BenchOptions, Figure } from './Figure';
import { besideBarePages } from './pages';

/** To the longest page, and from there to one of ordinary length. */
const [short, long] = [
  '/toolpad/core/introduction/base-concepts/',
  '/toolpad/core/introduction/tutorial/',
] as const;
/** Milliseconds between pointing at a link and clicking it. */
const handPauses = [100, 500];
/** Milliseconds after which a page with its fonts is there on the slow phone, and idle. */
const reading = 3500;

/** In the page: shows the last link to `to`, and notes when it is clicked. Returns a point in it. */
function pointAt(to: string) {
  addEventListener(
    'click',
    () => localStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
    true,
  );
  const link = [...document.querySelectorAll(`a[href="${to}"]`)]
    .filter((each) => each.checkVisibility())
    .at(-1)!;
  link.scrollIntoView({ block: 'center' });
  const { x, y, height } = link.getClientRects()[0]!;
  return { x: x + 8, y: y + height / 2 };
}

/** In the next page: milliseconds from the click to its first paint; nothing before that. */
function paintAfterClick(to: string) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== to || !paint) return undefined;
  return performance.timeOrigin + paint.startTime - Number(localStorage.getItem('clicked'));
}

type Route = readonly [from: string, to: string];

interface Click {
  /** Milliseconds to the first paint of the next page. */
  paint: number;
  /** Compressed, by what followed from pointing at the link until the next page was idle. */
  kilobytes: number;
}

async function measure(
  browser: Browser,
  origin: string,
  [from, to]: Route,
  handPause: number,
): Promise<Click> {
  const context = await browser.newContext({ viewport: slowPhone.viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowLine(session);
    await slowProcessor(session);
    await page.goto(origin + from);
    await sleep(reading);
    const { x, y } = await page.evaluate(pointAt, to);
    const fetched = await countFetched(session);
    await sleep(reading / 10);
    await page.mouse.move(x, y);
    await sleep(handPause);
    await page.mouse.click(x, y);
    const time = await page.waitForFunction(paintAfterClick, to, { polling: 100, timeout: 10_000 });
    await page.waitForLoadState('networkidle');
    return { paint: (await time.jsonValue())!, kilobytes: fetched() };
  } finally {
    await context.close();
  }
}

/** Counts from now on; returns what was fetched until it is called, in kB. */
async function countFetched(session: CDPSession): Promise<() => number> {
  const kept = new Set<string>();
  let kilobytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // Counted when it was prefetched.
    if (response.fromPrefetchCache) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kept.has(requestId)) kilobytes += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  return () => kilobytes;
}

/**
 * From a click on a link to the first paint of the next page, on the slow phone, where Chromium prefetches as it does
 * for readers. It prerenders nothing for Playwright; the site asks for no prerendering.
 */
export const benchNavigation = (options: BenchOptions): Promise<Figure[]> =>
  besideBarePages(options, [short, long], async (compare) => {
    const figures: Figure[] = [];
    for (const [name, route] of [
      ['the longest page', [short, long]],
      ['an ordinary page', [long, short]],
    ] satisfies [string, Route][])
      for (const handPause of handPauses) {
        const click = `click to ${name}, hovered for ${handPause} ms`;
        const { samples, floor } = await compare((browser, origin) =>
          measure(browser, origin, route, handPause),
        );
        for (const [what, unit, read] of [
          ['', 'ms', ({ paint }: Click) => paint],
          [', fetched', 'kB', ({ kilobytes }: Click) => kilobytes],
        ] as const)
          figures.push({
            name: click + what,
            unit,
            samples: samples.map(read),
            floor: floor.map(read),
          });
      }
    return figures;
  });
