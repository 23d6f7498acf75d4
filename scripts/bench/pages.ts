import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barePage } from './barePage';
import type { BenchTools } from './BenchTools';
import type { Figure } from './Figure';
import { measureLoad, type Load } from './measureLoad';

/** One page of each kind: text, demos, component reference, landing page. */
const samplePages = [
  '/toolpad/core/introduction/installation/',
  '/toolpad/core/react-dashboard-layout/',
  '/toolpad/core/api/dashboard-layout/',
  '/toolpad/',
];

/** Writes the articles of pages as bare HTML files, each with a link to the next one; resolves to their folder. */
export async function writeBarePages(
  { browser, scratch }: BenchTools,
  origin: string,
  addresses: readonly string[],
): Promise<string> {
  const folder = path.join(scratch, 'bare');
  const page = await (await browser).newPage();
  for (const [index, address] of addresses.entries()) {
    await page.goto(origin + address);
    mkdirSync(path.join(folder, address), { recursive: true });
    const next = addresses[(index + 1) % addresses.length]!;
    writeFileSync(path.join(folder, address, 'index.html'), await barePage(page, next));
  }
  await page.close();
  return folder;
}

const measures: readonly [keyof Load, string, Figure['unit']][] = [
  ['firstPaint', 'first paint', 'ms'],
  ['largestPaint', 'largest paint', 'ms'],
  ['blocking', 'blocking', 'ms'],
  ['work', 'main-thread work', 'ms'],
  ['script', 'script work', 'ms'],
  ['transferred', 'transferred', 'kB'],
  ['requests', 'requests', 'requests'],
];

/** Loads on the slow phone with nothing cached, beside the text of the same article as bare HTML. */
export async function benchPages(tools: BenchTools): Promise<Figure[]> {
  const browser = await tools.browser;
  const ours = await tools.serve(tools.dist);
  const bare = await tools.serve(await writeBarePages(tools, ours, samplePages));
  const figures: Figure[] = [];
  for (const address of samplePages) {
    const loads = await tools.inTurns(
      () => measureLoad(browser, ours + address),
      () => measureLoad(browser, bare + address),
    );
    for (const [measure, title, unit] of measures)
      figures.push({
        name: `${address} ${title}`,
        unit,
        samples: loads.ours.map((load) => load[measure]),
        floor: loads.floor.map((load) => load[measure]),
      });
  }
  return figures;
}
