import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './lib/fail.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { parseFlags } from './lib/parseFlags.mjs';
import { runPass, serveWorkbench } from './test-workbench-run.mjs';

const { values } = parseFlags({
  usage: 'node scripts/test-workbench.mjs [--dir dist/workbench | --url http://127.0.0.1:4173/workbench/]',
  options: { dir: { type: 'string', default: 'dist/workbench' }, url: { type: 'string' } },
});
const folder = /** @type {string} */ (values.dir);

if (!findBrowser()) fail('No Chromium found, which runs the stories. Set CHROMIUM_PATH, or run: npx playwright install chromium');
if (!values.url && !existsSync(path.join(folder, 'index.json'))) {
  fail(`${folder} holds no built workbench. Build it first: npm run build`);
}

const server = values.url ? undefined : await serveWorkbench(folder);
const url = /** @type {string} */ (values.url ?? server?.url).replace(/\/?$/, '/');

const passes = ['', 'mode:dark;direction:rtl'];
const closing = [];
/** Seconds, with nothing else running. */
const aim = 0.35;
let ok = true;
for (const globals of passes) {
  const begin = performance.now();
  const result = await runPass({ url, globals });
  const seconds = (performance.now() - begin) / 1000 / Math.max(1, result.passed + result.failed);
  ok &&= result.ok;
  const name = globals ? `workbench in ${globals}` : 'workbench';
  const pinned = globals && result.pinned ? ` (${result.pinned} set mode or direction themselves)` : '';
  closing.push(`${name}: ${result.passed} passed, ${result.failed} failed${pinned}, ${seconds.toFixed(2)} s a story (aim: under ${aim} on 2 cores)`);
  if (result.missing.length > 0) {
    closing.push(
      `${name}: ${result.missing.length} of the index never ran, so nothing is known about them: ${result.missing.join(', ')}`,
    );
  }
}
server?.close();
console.log(`\n${closing.join('\n')}`);
process.exitCode = ok ? 0 : 1;
