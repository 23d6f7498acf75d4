import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from './lib/browserFlags.mjs';
import { fail } from './lib/fail.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { parseShard } from './lib/shardStories.mjs';
import { parseFlags } from './lib/parseFlags.mjs';
import { runPass, serveWorkbench } from './test-workbench-run.mjs';

const { values } = parseFlags({
  usage:
    'node scripts/test-workbench.mjs [--dir dist/workbench | --url http://127.0.0.1:4173/workbench/] [--group Demos] [--every-look] [--shard=1/4]',
  options: {
    dir: { type: 'string', default: 'dist/workbench' },
    url: { type: 'string' },
    group: { type: 'string' },
    'every-look': { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
  },
});
const folder = /** @type {string} */ (values.dir);

const shard =
  parseShard(/** @type {string} */ (values.shard)) ??
  fail(`--shard takes a part of all, like 1/4, not "${values.shard}".`);
if (!findBrowser())
  fail(
    'No Chromium found, which runs the stories. Set CHROMIUM_PATH, or run: npx playwright install chromium',
  );
if (!values.url && !existsSync(path.join(folder, 'index.json'))) {
  fail(`${folder} holds no built workbench. Build it first: npm run build`);
}

const server = values.url ? undefined : await serveWorkbench(folder);
const url = /** @type {string} */ (values.url ?? server?.url).replace(/\/?$/, '/');

const eachOnce = [
  { globals: '', look: { mode: 'light', direction: 'ltr' } },
  { globals: 'mode:dark;direction:rtl', look: { mode: 'dark', direction: 'rtl' } },
];
const others = [
  { globals: 'mode:dark', look: { mode: 'dark', direction: 'ltr' } },
  { globals: 'direction:rtl', look: { mode: 'light', direction: 'rtl' } },
];
const passes = values['every-look'] ? [...eachOnce, ...others] : eachOnce;
/** @type {{ look: { mode: string, direction: string }, files: Record<string, boolean> }[]} */
const looks = [];
const closing = [];
/** Seconds, with nothing else running. */
const aim = 0.35;
let ok = true;
for (const { globals, look } of passes) {
  const begin = performance.now();
  const result = await runPass({
    url,
    globals,
    shard,
    ...(values.group ? { group: values.group } : {}),
  });
  looks.push({ look, files: result.files });
  const seconds = (performance.now() - begin) / 1000 / Math.max(1, result.passed + result.failed);
  ok &&= result.ok;
  const name = globals ? `workbench in ${globals}` : 'workbench';
  const pinned =
    globals && result.pinned ? ` (${result.pinned} set mode or direction themselves)` : '';
  closing.push(
    `${name}: ${result.passed} passed, ${result.failed} failed${pinned}, ${seconds.toFixed(2)} s a story (aim: under ${aim} on 2 cores)`,
  );
  if (result.missing.length > 0) {
    closing.push(
      `${name}: ${result.missing.length} of the index never ran, so nothing is known about them: ${result.missing.join(', ')}`,
    );
  }
}
server?.close();
if (!values.url) await leaveResults();
console.log(`\n${closing.join('\n')}`);
process.exitCode = ok ? 0 : 1;

/** What the run says of each story file, for `npm run stamp`. */
async function leaveResults() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const results = {
    browser: `Chromium ${browser.version().split('.')[0]}`,
    date: new Date().toISOString().slice(0, 10),
    built: statSync(path.join(folder, 'index.json')).mtimeMs,
    passes: looks,
  };
  await browser.close();
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/workbench-results.json', JSON.stringify(results));
}
