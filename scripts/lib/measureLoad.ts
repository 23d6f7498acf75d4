import type { Browser } from '@playwright/test';
import { slowLine, slowPhone, slowProcessor } from './slowPhone';

/** One load of a page by a new reader. Sizes in bytes on the line, times in milliseconds. */
export interface Load {
  html: number;
  css: number;
  javascript: number;
  fonts: number;
  /** All that the documents of demos on the page asked for. */
  frames: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What long tasks take beyond 50 ms, in sum. */
  blocking: number;
}

export const measures = [
  'html',
  'css',
  'javascript',
  'fonts',
  'frames',
  'requests',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blocking',
] as const satisfies readonly (keyof Load)[];

const columnOf: Record<string, 'html' | 'css' | 'javascript' | 'fonts' | undefined> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javascript',
  Font: 'fonts',
};

/** Loads an address on the slow phone, with nothing cached, until it is quiet. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: slowPhone.viewport,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowLine(session);
  await slowProcessor(session);

  const sizes = { html: 0, css: 0, javascript: 0, fonts: 0, frames: 0, requests: 0 };
  const { frameTree } = await session.send('Page.getFrameTree');
  const asked = new Map<string, { type: string; frame: string | undefined }>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', frameId, request }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, { type, frame: frameId });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (!request) return;
    sizes.requests += 1;
    if (request.frame !== undefined && request.frame !== frameTree.frame.id)
      sizes.frames += encodedDataLength;
    else {
      const column = columnOf[request.type];
      if (column) sizes[column] += encodedDataLength;
    }
  });

  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(read);
  await context.close();
  return { ...sizes, ...times };
}

interface Seen {
  largest: number;
  shift: number;
  blocking: number;
}

/** Runs in the page, from its first moment on. No named function inside: the loader of this file would wrap it in a helper that a page does not have. */
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
  return { firstPaint, largestPaint: largest, layoutShift: shift, blocking };
}
