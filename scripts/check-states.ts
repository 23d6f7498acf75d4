import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { otherHost, readIndex, runPass, serveWorkbench } from './workbench/runPass.mjs';
import { staleBuild } from './workbench/staleBuild';
import { workbenchSources } from './workbench/workbenchSources';

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
const played = Object.values(whole.entries).filter(({ tags = [] }) => tags.includes('play-fn'));
/** At even distances, so that the sample is the same every time. */
const chosen = values.all
  ? played
  : Object.entries(sample).flatMap(([title, count]) => {
      const own = played.filter((story) => story.title.startsWith(title));
      return Array.from({ length: count }, (_, at) => own[Math.floor((at * own.length) / count)]!);
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
let [failed, leftOut] = [0, 0];
for (const { url, globals } of [...local, other]) {
  const { failures, missing, notes } = await runPass({ url, index, globals });
  const own = [...notes].filter(([, lines]) => lines.length > 0);
  failed += failures.length + missing.length;
  if (url === server.url) leftOut += own.length;
  rows.push(
    `${globals || `http://${otherHost}`}: ${notes.size - failures.length} of ${chosen.length} as captioned or with a line that says why not (${own.length})`,
    ...own.map(([id, lines]) => `  ${id}: ${lines.join(' ')}`),
    ...[...failures.map(({ name }) => name), ...missing].map((name) => `  ✗ ${name}`),
  );
}
server.close();
process.stdout.write(`\n${rows.join('\n')}\n`);
if (failed > 0) fail(`${failed} states are not what their caption says.`);
if (!values.all && leftOut > mostLeftOut)
  fail(`${leftOut} states are shown before their steps, at most ${mostLeftOut} may be.`);
