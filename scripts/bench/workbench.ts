import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BenchTools } from './BenchTools';
import { buildEmptyStorybook } from './emptyStorybook';
import type { Figure } from './Figure';
import { notedTime } from './notedTime';

const docs = '#storybook-docs :is(h1, h2)';
const story = '#storybook-root *';

/** Milliseconds between two looks at the canvas. */
const lookEvery = 5;

/**
 * Runs in the workbench and looks into its canvas, as a story may stop the clock of its own window. No named function
 * inside: the loader of this file would wrap it in a helper that a page does not have.
 */
function watchCanvas([wanted, every]: [string, number]) {
  if (window.top !== window) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (window.notedTime = performance.now());
  const timer = setInterval(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    for (const element of canvas?.contentDocument?.querySelectorAll(wanted) ?? []) {
      if (!element.checkVisibility() || element.getBoundingClientRect().height === 0) continue;
      clearInterval(timer);
      // A task after a frame has begun runs when it is painted.
      requestAnimationFrame(() => channel.port2.postMessage(''));
      return;
    }
  }, every);
}

/** Cold visits of the workbench, beside those of an empty Storybook of the same version; without throttling. */
export async function benchWorkbench(tools: BenchTools): Promise<Figure[]> {
  if (!existsSync(path.join(tools.dist, 'workbench/index.html')))
    throw new Error('the workbench is not built: run `npm run build`.');
  const browser = await tools.browser;
  const ours = `${await tools.serve(tools.dist)}/workbench/`;
  const empty = `${await tools.serve(buildEmptyStorybook(path.join(tools.scratch, 'storybook')))}/`;

  /** Until `wanted` is painted in the canvas. */
  async function measure(url: string, wanted: string): Promise<number> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchCanvas, [wanted, lookEvery] as [string, number]);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await notedTime(page);
    await context.close();
    return time;
  }

  const figure = async (name: string, own: string, other: string, wanted: string) => {
    const { ours: samples, floor } = await tools.inTurns(
      () => measure(ours + own, wanted),
      () => measure(empty + other, wanted),
    );
    return { name, unit: 'ms', samples, floor } satisfies Figure;
  };
  return [
    await figure('open the workbench', '', '', docs),
    await figure(
      'open the workbench at a story',
      '?path=/story/content-callout--info',
      '?path=/story/text--plain',
      story,
    ),
    await figure(
      'open the workbench at a page of a component',
      '?path=/docs/content-callout--docs',
      '?path=/docs/start--docs',
      docs,
    ),
  ];
}
