import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barePage } from './barePage';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';

const story = 'content-callout--info';

/** From opening a story to its content, without throttling; beside its content as one HTML file. */
export async function benchWorkbench(tools: BenchTools): Promise<Figure[]> {
  if (!existsSync(path.join(tools.dist, 'workbench/index.html')))
    throw new Error('the workbench is not built: type `npm run build`.');
  const browser = await tools.browser;
  const origin = await tools.serve(tools.dist);
  const alone = `${origin}/workbench/iframe.html?id=${story}&viewMode=story`;

  async function measure(url: string, inFrame: boolean): Promise<number> {
    const page = await browser.newPage();
    const start = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const root = inFrame ? page.frameLocator('#storybook-preview-iframe') : page;
    await root.locator('#storybook-root :visible, article').first().waitFor();
    const time = performance.now() - start;
    await page.close();
    return time;
  }

  const page = await browser.newPage();
  await page.goto(alone);
  await page.locator('#storybook-root :visible').first().waitFor();
  const folder = path.join(tools.scratch, 'bare-story');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), await barePage(page, '/', '#storybook-root'));
  await page.close();
  const bare = `${await tools.serve(folder)}/`;

  const figure = async (name: string, url: string, inFrame: boolean): Promise<Figure> => {
    const { ours: samples, floor } = await tools.inTurns(
      () => measure(url, inFrame),
      () => measure(bare, false),
    );
    return { name, unit: 'ms', samples, floor };
  };
  return [
    await figure('open a story on its own', alone, false),
    await figure(
      'open the workbench at a story',
      `${origin}/workbench/?path=/story/${story}`,
      true,
    ),
  ];
}
