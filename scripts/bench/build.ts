// cspell:ignore pgid -- a column of ps
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../src/app/build/paths';
import { writeCorpus } from './corpus';
import type { BenchOptions, Figure } from './Figure';

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

interface Run {
  /** From start to exit, in seconds. */
  seconds: number;
  /** The most memory that the process and those it started held at once, in bytes; looked at ten times a second. */
  peakBytes: number;
}

/** Memory of all processes of a group, in bytes. */
function memoryOf(group: number): number {
  // Of each process its group and its memory in KiB.
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const inGroup = processes.filter(([processGroup]) => processGroup === group);
  return inGroup.reduce((sum, [, size]) => sum + size! * 1024, 0);
}

/**
 * Measures a run of a TypeScript file in a separate Node process; throws with its output when it fails.
 * @param options.fresh without what tsx keeps of earlier runs
 */
async function measureRun(
  script: string,
  args: string[],
  { fresh }: { fresh: boolean },
): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectDir,
    env: { ...process.env, ...(fresh ? { TSX_DISABLE_CACHE: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, by which the processes that it starts are found.
    detached: true,
  });
  let peakBytes = 0;
  const sampler = setInterval(() => (peakBytes = Math.max(peakBytes, memoryOf(child.pid!))), 100);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  ).finally(() => clearInterval(sampler));
  if (code !== 0) throw new Error(`${script} ended with exit code ${code}:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peakBytes };
}
