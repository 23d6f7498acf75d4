import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { blockingBudget } from './budgets';
import { barePage, bareStylesheet } from './lib/barePage';
import { builtPages } from './lib/builtPages';
import { conditions } from './lib/conditions';
import { fail } from './lib/fail.mjs';
import { measureLoad, measures, type Load } from './lib/measureLoad';
import { parseFlags, parseWhole } from './lib/parseFlags.mjs';
import { runBench } from './lib/runBench';
import { slowPhone } from './lib/slowPhone';
import { median, table } from './lib/table';

const { values } = parseFlags({
  usage: 'npm run bench:pages -- [--runs N] [--dir DIR] [--page /address/]...',
  options: {
    runs: { type: 'string', default: '5' },
    dir: { type: 'string', default: 'dist' },
    page: { type: 'string', multiple: true },
  },
});
const runs = parseWhole('--runs', values.runs, { min: 1, max: 100 });
const folder = path.resolve(values.dir);
const all = existsSync(folder) ? builtPages(folder).map(({ address }) => address) : [];
if (all.length === 0)
  fail(`there is no built page in ${values.dir}: type \`npm run build\` first.`);
const addresses = values.page ?? all;
const unknown = addresses.find((address) => !all.includes(address));
if (unknown) fail(`there is no page ${unknown} in ${values.dir}: the pages are ${all.join(', ')}.`);

mkdirSync('.cache', { recursive: true });
const scratch = mkdtempSync(path.resolve('.cache/bench-pages-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

async function writeBarePages(browser: Browser, origin: string) {
  const page = await browser.newPage();
  for (const address of addresses) {
    await page.goto(origin + address);
    mkdirSync(path.join(scratch, address), { recursive: true });
    writeFileSync(path.join(scratch, address, 'index.html'), await barePage(page, '/bare.css'));
  }
  writeFileSync(path.join(scratch, 'bare.css'), bareStylesheet);
  await page.close();
}

const middle = (loads: Load[]) =>
  Object.fromEntries(
    measures.map((measure) => [measure, median(loads.map((load) => load[measure]))]),
  ) as unknown as Load;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rowOf = (name: string, load: Load) => [
  name,
  ...[load.html, load.css, load.javascript, load.fonts, load.frames].map(kilobytes),
  load.requests.toFixed(0),
  load.firstPaint.toFixed(0),
  load.largestPaint.toFixed(0),
  load.layoutShift.toFixed(3),
  load.blocking.toFixed(0),
];
const ratioOf = (ours: Load, bare: Load) => [
  'ours / bare',
  ...Array<string>(6).fill(''),
  (ours.firstPaint / bare.firstPaint).toFixed(2),
  (ours.largestPaint / bare.largestPaint).toFixed(2),
  '',
  '',
];

await runBench(async ({ browser, serve }) => {
  const ours = await serve(folder);
  await writeBarePages(browser, ours);
  const bare = await serve(scratch);

  const loads = new Map<string, { ours: Load[]; bare: Load[] }>(
    addresses.map((address) => [address, { ours: [], bare: [] }]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const [address, seen] of loads) {
      // Which one goes first changes: what the machine does beside this meets both alike.
      const turns = [
        async () => seen.ours.push(await measureLoad(browser, ours + address)),
        async () => seen.bare.push(await measureLoad(browser, bare + address)),
      ];
      for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
    }
  }
  const rows = [...loads].flatMap(([address, seen]) => {
    const [page, text] = [middle(seen.ours), middle(seen.bare)];
    return [rowOf(address, page), rowOf('the same text, bare', text), ratioOf(page, text)];
  });
  return [
    `${conditions()}, Chromium ${browser.version()}`,
    `Slow phone: ${slowPhone.viewport.width} × ${slowPhone.viewport.height}, ${(slowPhone.download * 8) / 1e6} Mbit/s, ${slowPhone.latency} ms, processor ${slowPhone.processor} times slower; nothing cached.`,
    `Median of ${runs} loads, taken in turns with the text of the same article as bare HTML with one style sheet. kB on the line, compressed. Aim for blocking: ${blockingBudget} ms.`,
    '',
    table(
      [
        'page',
        'HTML kB',
        'CSS kB',
        'JS kB',
        'fonts kB',
        'demo frames kB',
        'requests',
        'FCP ms',
        'LCP ms',
        'CLS',
        'blocking ms',
      ],
      rows,
    ),
    '',
  ].join('\n');
});
