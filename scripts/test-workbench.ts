import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './cli/fail.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { EvidenceLog } from './evidence/EvidenceLog';
import { addStories } from './evidence/addStories';
import { failurePicture, runFolder } from './workbench/resultFiles';
import { readIndex, runPass, serveWorkbench } from './workbench/runPass';
import { storiesNamed } from './workbench/selectStories';
import { parseShard, shardStories } from './workbench/shardStories';
import { staleBuild, workbenchSources } from './workbench/staleBuild';
import { failureReport, storyFailure, type StoryFailure } from './workbench/storyFailures';
import { saveResults, type PassOfStory } from './workbench/testResults';

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
const { dir: folder, group } = values;
const shard =
  parseShard(values.shard) ?? fail(`--shard takes a part of all, like 1/4, not "${values.shard}".`);
if (!values.url && !existsSync(path.join(folder, 'index.json')))
  fail(`${folder} holds no built workbench. Build it first: npm run build`);
const problem = values.url ? undefined : staleBuild(folder, workbenchSources());
if (problem) fail(problem);

const server = values.url ? undefined : await serveWorkbench(folder);
const url = (values.url ?? server!.url).replace(/\/?$/, '/');
const whole = await readIndex(url);
const index = shardStories(storiesNamed(whole, group), shard);
if (!findBrowser())
  fail(
    'No Chromium found, which runs the stories. Set CHROMIUM_PATH, or run: npx playwright install chromium',
  );

const passes = ['', 'mode:dark;direction:rtl'];
if (values['all-modes']) passes.push('mode:dark', 'direction:rtl');
/** Where the pictures of failed stories are: beside the results, if there are any. */
const pictures = path.resolve(values.url ? '.cache/test-run' : path.join(folder, runFolder));
/** The workbench that links open: a built one has a server only during its test. */
const workbench = values.url && url;
const failures: StoryFailure[] = [];
const closing: string[] = [];
/** The globals that stories set themselves, from the first pass. */
let pinned = new Map<string, string[]>();
const passesOf = new Map<string, PassOfStory[]>();
const log = new EvidenceLog();
let [ok, browser] = [true, ''];
for (const globals of passes) {
  const begin = performance.now();
  const play = globals && !values['all-modes'] ? 'tagged' : 'all';
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
  const name = globals ? `workbench in ${globals}` : 'workbench';
  const leftOut = `${Object.keys(index.entries).length - entries.length} left out as other stories show the same`;
  if (entries.length === 0) {
    closing.push(`${name}: part ${values.shard} has no story to run, ${leftOut}`);
    continue;
  }
  const result = await runPass({
    url,
    index: { ...index, entries: Object.fromEntries(entries) },
    globals,
    play,
    record: values.url || globals ? undefined : path.resolve(folder),
    pictures,
    checksFocus: globals === '',
    onProgress: console.log,
  });
  if (globals === '') ({ pinned, browser } = result);
  addStories(log, index, result);
  for (const [id, { milliseconds, thrown }] of result.stories) {
    const picture = failurePicture(id, globals);
    const shown = { globals, workbench, picture: path.join(pictures, picture) };
    const failure = thrown === undefined ? [] : [storyFailure(index.entries[id]!, thrown, shown)];
    failures.push(...failure);
    const { message, place, picture: taken }: Partial<StoryFailure> = failure[0] ?? {};
    const pass = { globals, passed: !failure[0], milliseconds, message, place };
    passesOf.set(id, [...(passesOf.get(id) ?? []), { ...pass, picture: taken && picture }]);
  }
  const failed = failures.filter((failure) => failure.globals === globals).length;
  const seconds = (performance.now() - begin) / 1000 / Math.max(1, result.stories.size);
  ok &&= result.ok;
  const { missing } = result;
  const never = missing.length > 0 ? `, ${missing.length} never ran: ${missing.join(', ')}` : '';
  closing.push(
    `${name}: ${result.stories.size - failed} passed, ${failed} failed, ${leftOut}, ${seconds.toFixed(2)} s a story${never}`,
  );
}
closing.unshift(...failureReport(failures).map((cause) => `${cause}\n`));
if (failures.length > 0 && !values.url)
  closing.push('To open the links, keep `npm run serve` running.');
server?.close();
// Of a part of the stories, evidence would replace that of all.
if (!values.url && group === undefined && values.shard === '1/1') log.save('workbench', browser);
// The workbench of another server has no folder here.
if (!values.url) saveResults(folder, whole, { browser, date: new Date(), passes: passesOf });
console.log(`\n${closing.join('\n')}`);
process.exitCode = ok ? 0 : 1;
