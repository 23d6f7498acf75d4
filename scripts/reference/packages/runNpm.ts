import { spawnSync } from 'node:child_process';

/** What a run of npm has left. */
export interface NpmRun {
  output: string;
  /** Error message, if npm failed. */
  problem?: string;
}

/** Runs the npm client, the one that runs this process if it is npm; so its registry, proxy and cache settings hold. */
export function runNpm(args: readonly string[], folder: string): NpmRun {
  const npm = process.env['npm_execpath'];
  const run =
    npm && /npm-cli\.js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, encoding: 'utf8' })
      : spawnSync('npm', args, {
          cwd: folder,
          encoding: 'utf8',
          shell: process.platform === 'win32',
        });
  if (run.status === 0) return { output: run.stdout };
  return {
    output: run.stdout ?? '',
    problem:
      run.error?.message ??
      (run.stderr.trim() || run.stdout.trim() || `npm ${args[0] ?? ''} ended with ${run.status}`),
  };
}
