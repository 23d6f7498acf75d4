import type { Browser } from '@playwright/test';
import { openPhone, slowLine, slowProcessor } from '../browser/slowPhone';

/** One load of a page by a new visitor; times in milliseconds. */
export interface Load {
  /** Compressed, with what the frames of demos load, in kB. */
  transferred: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** From the first paint to that of the first demo in its frame; 0 where none is near the window. */
  demoPaint: number;
  layoutShift: number;
  /** What long tasks take beyond 50 ms, in sum. */
  blocking: number;
  /** All tasks of the main thread, frames of demos included. */
  work: number;
  /** The scripts among them. */
  script: number;
}

/** Milliseconds after the load event until which a page is watched. */
const watched = 5000;

/** Loads an address on the slow phone, with nothing cached, and watches it for a while. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const [page, session] = await openPhone(browser);
  await slowLine(session);
  await slowProcessor(session);

  const sizes = { transferred: 0, requests: 0 };
  const inline = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inline.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (inline.has(requestId)) return;
    sizes.requests += 1;
    sizes.transferred += encodedDataLength / 1000;
  });

  await page.addInitScript(observe);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) =>
    1000 * metrics.find((metric) => metric.name === name)!.value;
  const durations = { work: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') };
  const times = await page.evaluate(read);
  await page.context().close();
  return { ...sizes, ...durations, ...times };
}

interface Seen {
  largest: number;
  shift: number;
  blocking: number;
}

/**
 * Runs in the page, from its first moment on. No named function inside: the loader of this file
 * would wrap it in a helper that a page does not have.
 */
function observe() {
  if (window.top !== window) return;
  const seen: Seen = { largest: 0, shift: 0, blocking: 0 };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value?: number;
        hadRecentInput?: boolean;
      })[]) {
        if (type === 'largest-contentful-paint') seen.largest = entry.startTime;
        else if (type === 'longtask') seen.blocking += Math.max(0, entry.duration - 50);
        else if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
  Object.assign(window, { seen });
}

/** Runs in the page when it is quiet. */
function read() {
  const { largest, shift, blocking } = (window as unknown as { seen: Seen }).seen;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (firstPaint === undefined || largest === 0)
    throw new Error(`${location.pathname} painted nothing.`);
  const frame = document.querySelector('iframe')?.contentWindow?.performance;
  const painted = frame?.getEntriesByName('first-contentful-paint')[0];
  const demoPaint = painted
    ? frame!.timeOrigin + painted.startTime - performance.timeOrigin - firstPaint
    : 0;
  return { firstPaint, largestPaint: largest, demoPaint, layoutShift: shift, blocking };
}
