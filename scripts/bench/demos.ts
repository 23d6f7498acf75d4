import { fastPhone, openPhone, slowProcessor, throttled } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';
import { notedTime } from './notedTime';

/** The landing page, the heaviest demo and the page with the most of them. */
const samplePages = [
  '/toolpad/',
  '/toolpad/core/react-crud/',
  '/toolpad/core/react-dashboard-layout/',
];

/**
 * Runs in the page and in each frame. A demo can be used when it shows text and no longer waits for its data, and its
 * window has answered with a paint. No named function inside: the loader of this file would wrap it in a helper that
 * a page does not have.
 */
function watchDemos() {
  if (window.top === window) {
    addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('[data-demo-frame], [data-scenes]')
        ?.scrollIntoView({ block: 'center' }),
    );
    return;
  }
  const observer = new MutationObserver(() => {
    const demo = document.getElementById('demo');
    const isWaiting = demo?.querySelector('[role=progressbar], .MuiSkeleton-root');
    if (!demo?.textContent?.trim() || isWaiting) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const page = window.top!;
        page.notedTime ??= performance.timeOrigin + performance.now() - page.performance.timeOrigin;
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** From the start of a visit to the first demo that can be used, which the reader goes to at once. */
async function timeToDemo(tools: BenchTools, url: string): Promise<number> {
  const [page, session] = await openPhone(await tools.browser);
  await throttled(session, fastPhone);
  await slowProcessor(session);
  await page.addInitScript(watchDemos);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await notedTime(page);
  await page.context().close();
  return time;
}

/** Milliseconds between two turns of a mouse wheel. */
const wheelPause = 150;
/** Milliseconds without a request after which no more are expected. */
const quiet = 3000;

/** Requests of a page and all its frames while it is read to its end. */
async function requestsToTheEnd(tools: BenchTools, url: string): Promise<number> {
  const [page] = await openPhone(await tools.browser);
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  await page.goto(url, { waitUntil: 'load' });
  let left = Infinity;
  while (left > 0) {
    left = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      const { scrollHeight, scrollTop, clientHeight } = document.scrollingElement!;
      return Math.floor(scrollHeight - scrollTop - clientHeight);
    });
    await page.waitForTimeout(wheelPause);
  }
  // Not `networkidle`: it never fires where Chromium suspends a demo out of view.
  for (let before = -1; before < requests;) {
    before = requests;
    await page.waitForTimeout(quiet);
  }
  await page.context().close();
  return requests;
}

/**
 * How soon a demo can be used on an ordinary phone with nothing cached, and what a page with demos requests in all;
 * beside an earlier build, where one is given.
 */
export async function benchDemos(tools: BenchTools): Promise<Figure[]> {
  const origin = await tools.serve(tools.dist);
  const earlier = tools.against === undefined ? undefined : await tools.serve(tools.against);
  const figures: Figure[] = [];
  for (const address of samplePages)
    for (const [title, unit, measure] of [
      ['first demo', 'ms', timeToDemo],
      ['requests to its end', 'requests', requestsToTheEnd],
    ] as const) {
      const ours = () => measure(tools, origin + address);
      const { ours: samples, floor } = await tools.inTurns(
        ours,
        earlier === undefined ? async () => NaN : () => measure(tools, earlier + address),
      );
      figures.push({
        name: `${address} ${title}`,
        unit,
        samples,
        ...(earlier === undefined ? {} : { floor }),
      });
    }
  return figures;
}
