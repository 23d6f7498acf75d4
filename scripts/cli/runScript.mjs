import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/**
 * Runs a TypeScript file of `scripts/` in a separate Node process and prints its output.
 *
 * @param {string} script Name of the file in `scripts/`.
 * @param {string[]} args
 * @returns {Promise<number>} Exit code.
 */
export function runScript(script, args = []) {
  const loader = pathToFileURL(path.join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', loader, path.join(root, 'scripts', script), ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  // The terminal sends Ctrl+C to the child, too: this process ends after it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}
