import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from '../../cli/fail.mjs';
import { pause } from './Walker';

/** The path of the first command that is installed; without one, the process ends and names the package to install. */
export function findCommand(packageName: string, ...names: string[]): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return (
    names
      .flatMap((name) => folders.map((folder) => path.join(folder, name)))
      .find((file) => existsSync(file)) ??
    fail(`${names[0]} is not installed: run \`apt-get install ${packageName}\`.`)
  );
}

/** Starts a program, which ends with this process. */
export function start(file: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // What no one reads would fill the pipe, and the program would wait.
  child.stdout.resume();
  process.once('exit', () => child.kill());
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
}

/**
 * Asks again and again, as a program that starts does not say when it is ready.
 * @throws {Error} after 30 s
 */
export async function whenReady<T>(name: string, ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${name} does not start`, { cause: error });
    }
  }
}
