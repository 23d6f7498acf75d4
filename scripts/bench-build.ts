import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { conditions } from './lib/conditions';
import { writeCorpus } from './lib/corpus';
import { fail } from './lib/fail.mjs';
import { measureRun, type Run } from './lib/measureRun';
import { parseFlags, parseWhole } from './lib/parseFlags.mjs';
import { median, table } from './lib/table';

const { positionals } = parseFlags({
  usage: 'npm run bench:build -- PAGES [PAGES...]',
  options: {},
  positionals: true,
});
const sizes = (positionals.length > 0 ? positionals : ['1000']).map((size) =>
  parseWhole('PAGES', size, { min: 1, max: 20_000 }),
);

const base = '/bench/';
const edits = 3;
mkdirSync('.cache', { recursive: true });
const scratch = mkdtempSync(path.resolve('.cache/bench-build-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const [content, out, cache] = ['content', 'out', 'cache'].map((name) =>
  path.join(scratch, name),
) as [string, string, string];
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Several runs as one: the median of each figure, and the highest peak. */
const middle = (runs: Run[]): Run => ({
  seconds: median(runs.map(({ seconds }) => seconds)),
  cpuSeconds: median(runs.map(({ cpuSeconds }) => cpuSeconds)),
  peakBytes: Math.max(...runs.map(({ peakBytes }) => peakBytes)),
});

const row = (name: string, pages: number, { seconds, cpuSeconds, peakBytes }: Run) => [
  name,
  String(pages),
  seconds.toFixed(2),
  cpuSeconds.toFixed(2),
  megabytes(peakBytes),
  (pages / seconds).toFixed(0),
];

function builtCount(): number {
  return readdirSync(path.join(out, base), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  ).length;
}

async function benchSize(pages: number): Promise<string[][]> {
  const corpus = writeCorpus(content, pages, base);
  rmSync(out, { recursive: true, force: true });
  rmSync(cache, { recursive: true, force: true });
  const build = (fresh: boolean) =>
    measureRun(
      'scripts/build-site.ts',
      ['--content', content, '--out', out, '--base', base, '--cache', cache],
      { scratch, fresh },
    );

  const cold = await build(true);
  if (builtCount() !== pages)
    fail(`${builtCount()} pages were built of ${pages}: the figures mean nothing.`);

  const warm: Run[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const page = corpus.pages[Math.floor((pages * (edit + 1)) / (edits + 1))]!;
    appendFileSync(
      path.join(content, page.file),
      `\nA sentence that was added in edit ${edit + 1}.\n`,
    );
    warm.push(await build(false));
  }
  return [row('cold', pages, cold), row('after one edit', pages, middle(warm))];
}

process.stdout.write(
  [
    conditions(),
    'Corpus: per page about 900 words, 10 headings, 4 code fences, a table, some twenty links; sections of 100 pages.',
    `Cold: no output, no cache of the build (compiled pages, bundles) and none of tsx; node_modules stays. One run.`,
    `After one edit: a sentence added to one page, all else kept. Median of ${edits} edits.`,
    '',
    '',
  ].join('\n'),
);
const rows: string[][] = [];
try {
  for (const size of sizes) rows.push(...(await benchSize(size)));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
process.stdout.write(
  `${table(['build', 'pages', 'wall s', 'CPU s', 'peak MiB', 'pages/s'], rows)}\n`,
);
