import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { otherHost } from './browser/launchOptions.mjs';
import { readIndex, runPass, serveWorkbench } from './workbench/runPass';
import { staleBuild, workbenchSources } from './workbench/staleBuild';
import { failureReport, storyFailure, type StoryFailure } from './workbench/storyFailures';

const { values } = parseFlags({
  usage: 'npm run check:states -- [--dir dist/workbench] [--all]',
  options: {
    dir: { type: 'string', default: 'dist/workbench' },
    all: { type: 'boolean', default: false },
  },
});
const problem = staleBuild(values.dir, workbenchSources());
if (problem) fail(problem);

/** The most states of the sample that may be shown before their steps. */
const mostLeftOut = 24;

/** Where the sample comes from, with the number of stories: ads, preferences, menus, dialogs and forms. */
const sample: Readonly<Record<string, number>> = {
  'Advertising/': 16,
  'Preferences/': 14,
  'Navigation/': 12,
  'Shell/DialogsHost': 4,
  'Shell/PageTools': 3,
  'Feedback and errors/Feedback': 3,
  'Code and demos/Playground': 4,
  'Code and demos/DemoEditor': 4,
};

const server = await serveWorkbench(values.dir);
const whole = await readIndex(server.url);
const played = Object.values(whole.entries).filter(
  ({ type, tags = [] }) => type === 'story' && tags.includes('play-fn'),
);
/** At even distances, so that the sample is the same every time. */
const chosen = values.all
  ? played
  : Object.entries(sample).flatMap(([title, count]) => {
      const stories = played.filter((story) => story.title.startsWith(title));
      return Array.from(
        { length: count },
        (_, at) => stories[Math.floor((at * stories.length) / count)]!,
      );
    });
const index = { ...whole, entries: Object.fromEntries(chosen.map((story) => [story.id, story])) };

const local = ['phone', 'desktop'].flatMap((viewport) =>
  ['en', 'en-XA'].flatMap((locale) =>
    ['mode:light', 'mode:dark;direction:rtl'].map((modes) => ({
      url: server.url,
      globals: `viewport:${viewport};locale:${locale};${modes}`,
    })),
  ),
);
const other = { url: server.url.replace('127.0.0.1', otherHost), globals: '' };

const rows: string[] = [];
const failures: StoryFailure[] = [];
let [leftOut, isWhole] = [0, true];
for (const { url, globals } of [...local, other]) {
  const name = globals || `http://${otherHost}`;
  process.stdout.write(`${name}\n`);
  const { stories, notes, missing } = await runPass({ url, index, globals, play: 'all' });
  const failed = [...stories].flatMap(([id, { thrown }]) =>
    thrown === undefined ? [] : [storyFailure(index.entries[id]!, thrown, { globals })],
  );
  failures.push(...failed);
  isWhole &&= missing.length === 0;
  const noted = [...notes].filter(([, lines]) => lines.length > 0);
  if (url === server.url) leftOut += noted.length;
  rows.push(
    `${name}: ${stories.size - failed.length - noted.length} of ${chosen.length} as captioned, ${noted.length} with the reason why not`,
    ...noted.map(([id, lines]) => `  ${id}: ${lines.join(' ')}`),
    ...missing.map((id) => `  ${id} never ran`),
  );
}
server.close();
process.stdout.write(`\n${[...failureReport(failures), ...rows].join('\n')}\n`);
if (failures.length > 0 || !isWhole) fail('not every state is what its caption says.');
if (!values.all && leftOut > mostLeftOut)
  fail(`${leftOut} states are shown before their steps, at most ${mostLeftOut} may be.`);
