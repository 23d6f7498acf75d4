import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BenchTools } from './BenchTools';
import { buildEmptyStorybook } from './emptyStorybook';
import type { Figure } from './Figure';

const docs = '#storybook-docs :is(h1, h2):visible';
const story = '#storybook-root :visible';

/** Cold visits of the workbench, beside those of an empty Storybook of the same version; without throttling. */
export async function benchWorkbench(tools: BenchTools): Promise<Figure[]> {
  if (!existsSync(path.join(tools.dist, 'workbench/index.html')))
    throw new Error('the workbench is not built: run `npm run build`.');
  const browser = await tools.browser;
  const ours = `${await tools.serve(tools.dist)}/workbench/`;
  const empty = `${await tools.serve(buildEmptyStorybook(path.join(tools.scratch, 'storybook')))}/`;

  /** Until `wanted` is visible in the canvas. */
  async function measure(url: string, wanted: string): Promise<number> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.frameLocator('#storybook-preview-iframe').locator(wanted).first().waitFor();
    const time = performance.now() - start;
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
