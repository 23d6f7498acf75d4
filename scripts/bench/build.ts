import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeCorpus } from './corpus';
import type { BenchOptions, Figure } from './Figure';
import { measureRun, type Run } from './measureRun';

const base = '/bench/';

/**
 * Builds of a generated site, each in a Node of its own. Cold: no output, no cache of ours and none of tsx. One edit:
 * a sentence added to one page; the bare build starts over, because it has no cache.
 */
export async function benchBuild({ scratch, runs, pageCount }: BenchOptions): Promise<Figure[]> {
  const [content, out, cache] = ['content', 'out', 'build-cache'].map((name) =>
    path.join(scratch, name),
  ) as [string, string, string];
  const corpus = writeCorpus(content, pageCount, base);
  const site = ['--content', content, '--out', out, '--base', base, '--cache', cache];
  const cold: Run[] = [];
  const edited: Run[] = [];
  const bare: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const folder of [out, cache]) rmSync(folder, { recursive: true, force: true });
    bare.push(
      await measureRun('scripts/bench/bareBuild.ts', [content, `${out}-bare`], { fresh: true }),
    );
    cold.push(await measureRun('scripts/build-site.ts', site, { fresh: true }));
    appendFileSync(path.join(content, corpus.pages[run]!.file), `\nEdit ${run + 1}.\n`);
    edited.push(await measureRun('scripts/build-site.ts', site, { fresh: false }));
  }
  const figure = (name: string, samples: Run[]): Figure[] => [
    {
      name,
      unit: 's',
      samples: samples.map(({ seconds }) => seconds),
      floor: bare.map(({ seconds }) => seconds),
    },
    {
      name: `${name}, peak memory`,
      unit: 'MiB',
      samples: samples.map(mebibytes),
      floor: bare.map(mebibytes),
    },
  ];
  return [
    ...figure(`${pageCount} pages, cold`, cold),
    ...figure(`${pageCount} pages, one edit`, edited),
  ];
}

const mebibytes = ({ peakBytes }: Run) => peakBytes / 2 ** 20;
