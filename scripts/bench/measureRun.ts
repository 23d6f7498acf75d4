// cspell:ignore pgid -- a column of ps
import { execFileSync, spawn } from 'node:child_process';
import { projectDir } from '../../src/app/build/paths';

export interface Run {
  /** From start to exit, in seconds. */
  seconds: number;
  /** The most memory that the process and those it started held at once, in bytes; looked at ten times a second. */
  peakBytes: number;
}

/** Memory of all processes of a group, in bytes. */
export function memoryOf(group: number): number {
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
export async function measureRun(
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
