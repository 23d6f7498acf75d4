import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from '../../cli/fail.mjs';

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
