import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './cli/fail.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { runFolder } from './workbench/resultFiles.mjs';
import { readIndex, runPass, serveWorkbench } from './workbench/runPass.mjs';
import { nearestTitles, selectStories } from './workbench/selectStories.mjs';
import { parseShard, shardStories } from './workbench/shardStories.mjs';
import { staleBuild } from './workbench/staleBuild';
import { saveResults, type PassOfStory } from './workbench/testResults.mjs';
import { workbenchSources } from './workbench/workbenchSources';

const { values } = parseFlags({
  usage:
    'npm run test:workbench -- [--dir dist/workbench | --url http://127.0.0.1:4173/workbench/] [--group NavDrawer] [--all-modes] [--shard=1/4]',
  options: {
    dir: { type: 'string', default: 'dist/workbench' },
    url: { type: 'string' },
    group: { type: 'string' },
    'all-modes': { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
  },
});
const folder = values.dir;
const group = values.group?.replace(/\/$/, '');

const shard =
  parseShard(values.shard) ?? fail(`--shard takes a part of all, like 1/4, not "${values.shard}".`);
if (!values.url && !existsSync(path.join(folder, 'index.json')))
  fail(`${folder} holds no built workbench. Build it first: npm run build`);

if (!values.url) {
  const problem = staleBuild(folder, workbenchSources());
  if (problem) fail(problem);
}

const server = values.url ? undefined : await serveWorkbench(folder);
const url = (values.url ?? server!.url).replace(/\/?$/, '/');
const whole = await readIndex(url);
const selected = selectStories(whole, group);
if (group && Object.keys(selected.entries).length === 0) {
  const names = nearestTitles(whole, group).join(', ');
  fail(`no story has the title "${group}" or is below it. The nearest titles are: ${names}.`);
}
if (!findBrowser())
  fail(
    'No Chromium found, which runs the stories. Set CHROMIUM_PATH, or run: npx playwright install chromium',
  );
const index = shardStories(selected, shard);

const darkRightToLeft = 'mode:dark;direction:rtl';
const others = [darkRightToLeft, 'mode:dark', 'direction:rtl'];
const passes: { globals: string; play: 'all' | 'tagged' }[] = values['all-modes']
  ? ['', ...others].map((globals) => ({ globals, play: 'all' }))
  : [
      { globals: '', play: 'all' },
      { globals: darkRightToLeft, play: 'tagged' },
    ];
/** Where the pictures of failed stories are: beside the results, if there are any. */
const pictures = values.url ? '.cache/test-run' : path.join(folder, runFolder);
/** The workbench that a link opens: a built one has a server only during its test. */
const shownAt = values.url ? url : 'http://localhost:4173/workbench/';
const closing: string[] = [];
/** The globals that stories set themselves, from the first pass. */
let pinned = new Map<string, string[]>();
const passesOf = new Map<string, PassOfStory[]>();
let [ok, browser] = [true, ''];
for (const { globals, play } of passes) {
  const begin = performance.now();
  // A story that sets all globals of a pass itself looks the same as in the first pass.
  const names = globals.split(';').map((pair) => pair.split(':')[0] ?? '');
  const isPinned = (id: string) =>
    globals !== '' && names.every((name) => pinned.get(id)?.includes(name));
  // Until it is played, a test of a story looks like the story, and a demo that is used like the demo as opened.
  const isSame = (id: string, tags: string[] = []) =>
    isPinned(id) ||
    (play === 'tagged' &&
      !tags.includes('all-modes') &&
      (tags.includes('test-fn') || (tags.includes('play-fn') && id.startsWith('demos-'))));
  const entries = Object.entries(index.entries).filter(([id, { tags }]) => !isSame(id, tags));
  const result = await runPass({
    url,
    index: { ...index, entries: Object.fromEntries(entries) },
    globals,
    play,
    record: values.url || globals ? undefined : path.resolve(folder),
    pictures: path.resolve(pictures),
  });
  if (globals === '') ({ pinned, browser } = result);
  for (const [id, pass] of result.stories) passesOf.set(id, [...(passesOf.get(id) ?? []), pass]);
  const { passed, failures, missing } = result;
  const seconds = (performance.now() - begin) / 1000 / Math.max(1, passed + failures.length);
  ok &&= result.ok;
  const name = globals ? `workbench in ${globals}` : 'workbench';
  // The reporter has printed what a story said; a group that could not begin has no story to say it.
  for (const { name: story, id, message, place, picture } of failures)
    closing.push(
      `✗ ${story}${globals && ` (${globals})`}`,
      ...(id
        ? [
            `  ${place}`,
            ...(picture ? [`  ${path.join(pictures, picture)}`] : []),
            `  ${shownAt}?path=/story/${id}${globals && `&globals=${globals}`}`,
          ]
        : [message]),
    );
  if (missing.length > 0)
    closing.push(
      `${name}: ${missing.length} stories of the index never ran: ${missing.join(', ')}`,
    );
  closing.push(
    `${name}: ${passed} passed, ${failures.length} failed, ${Object.keys(index.entries).length - entries.length} left out as other stories show the same, ${seconds.toFixed(2)} s a story`,
  );
}
if (!ok && !values.url) closing.push('To open the links, keep `npm run serve` running.');
server?.close();
// The workbench of another server has no folder here.
if (!values.url) saveResults(folder, whole, { browser, date: new Date(), passes: passesOf });
console.log(`\n${closing.join('\n')}`);
process.exitCode = ok ? 0 : 1;
