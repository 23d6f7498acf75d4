import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Run {
  /** From start to exit, in seconds. */
  seconds: number;
  /** The most memory the process held at once, with all its threads, in bytes. */
  peakBytes: number;
}

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Measures a run of a TypeScript file in a separate Node process; throws with its output when it fails. */
export async function measureRun(
  script: string,
  args: string[],
  { scratch, fresh }: { scratch: string; fresh: boolean },
): Promise<Run> {
  const usageFile = path.join(scratch, 'usage.json');
  rmSync(usageFile, { force: true });
  const started = process.hrtime.bigint();
  const child = spawn(
    process.execPath,
    ['--import', './scripts/bench/reportUsage.mjs', '--import', 'tsx', script, ...args],
    {
      cwd: root,
      env: { ...process.env, USAGE_FILE: usageFile, ...(fresh ? { TSX_DISABLE_CACHE: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  if (code !== 0) throw new Error(`${script} ended with exit code ${code}:\n${output}`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return {
    seconds,
    peakBytes: usage.maxRSS * 1024,
  };
}
