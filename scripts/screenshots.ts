import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { projectDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import {
  buildHash,
  changesOf,
  countsOf,
  publishChanges,
  readStoryIndex,
  reportFolder,
  storiesThatCanDiffer,
} from './screenshots/changes';
import { compareReadings } from './screenshots/compareReadings';
import { compareScreenshots } from './screenshots/compareScreenshots';
import { compareTokens } from './screenshots/compareTokens';
import { buildRevision, buildWorkTree, revisionOf, workTreeName } from './screenshots/revisions';
import {
  allVariants,
  takeScreenshots,
  usualVariants,
  type ScreenshotSet,
} from './screenshots/takeScreenshots';
import { reportHtml, type ReportEntry } from './screenshots/reportHtml';
import { changesFile } from './workbench/resultFiles';
import { failureReport } from './workbench/storyFailures';
import { selectStories, storiesNamed } from './workbench/selectStories';

const usage = 'npm run screenshots -- [--all] [--against main [--changed]] [--group NavDrawer]';
const { values } = parseFlags({
  usage,
  options: {
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    changed: { type: 'boolean', default: false },
    group: { type: 'string' },
  },
});
const { all, against, changed, group } = values;
if (changed && against === undefined)
  fail(`--changed needs a commit to compare with, as in --against main. Usage: ${usage}`);
const commit = against === undefined ? undefined : revisionOf(against);

const dist = buildWorkTree();
const index = readStoryIndex(dist);
const wanted = storiesNamed(index, group);
const earlier = commit === undefined ? undefined : buildRevision(commit);
const filter = changed && earlier ? storiesThatCanDiffer(earlier, dist) : undefined;
const select = (whole: StoryIndex) => selectStories(filter?.(whole) ?? whole, group);
if (filter)
  process.stdout.write(
    `  ${Object.keys(select(index).entries).length} of ${Object.keys(wanted.entries).length} stories can have changed since ${against}\n`,
  );

rmSync(reportFolder, { recursive: true, force: true });
const take = (built: string, folder: string) =>
  takeScreenshots(built, path.join(reportFolder, folder), {
    variants: all ? allVariants : usualVariants,
    select,
    withPages: group === undefined,
    progress: createProgress(),
  });
const after = await take(dist, 'after');
const before = earlier === undefined ? undefined : await take(earlier, 'before');
const entries = before ? differences(before, after) : after.screenshots;
const changes =
  against !== undefined && commit !== undefined && earlier !== undefined
    ? {
        against,
        commit,
        date: new Date().toISOString(),
        build: buildHash(dist),
        ...changesOf(selectStories(readStoryIndex(earlier), group), wanted, entries),
      }
    : undefined;
const file = path.join(reportFolder, 'index.html');
const html = reportHtml({
  subject: group ?? (commit === undefined ? 'the work tree' : workTreeName()),
  entries,
  ...(changes && { changes }),
  ...(before && {
    tokens: compareTokens(before.folder, after.folder),
    screenReader: compareReadings(before.screenshots, after.screenshots),
  }),
});
writeFileSync(file, html);
const failures = entries.flatMap(({ failure }) => failure ?? []);
for (const cause of failureReport(failures)) process.stdout.write(`${cause}\n\n`);
if (changes) {
  writeFileSync(path.join(reportFolder, path.basename(changesFile)), JSON.stringify(changes));
  publishChanges(dist);
  process.stdout.write(`${countsOf(changes)}\n`);
}
process.stdout.write(
  `${after.screenshots.length} screenshots taken, ${entries.length} in the report, ${failures.length} of stories that failed: ${path.relative(projectDir, file)}\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

/** What differs between two sets; removes the files of what does not, or fails as before. */
function differences(first: ScreenshotSet, second: ScreenshotSet): ReportEntry[] {
  mkdirSync(path.join(reportFolder, 'difference'));
  const all = [...first.screenshots, ...second.screenshots];
  const messages = new Map(first.screenshots.map(({ name, failure }) => [name, failure?.message]));
  return [...new Map(all.map((screenshot) => [screenshot.name, screenshot])).values()].flatMap(
    (screenshot) => {
      const { name, failure } = screenshot;
      const [old, now, difference] = [
        first.folder,
        second.folder,
        `${reportFolder}/difference`,
      ].map((folder) => path.join(folder, `${name}.png`)) as [string, string, string];
      const comparison = compareScreenshots(old, now, difference);
      if (comparison.status !== 'same' || (failure && failure.message !== messages.get(name)))
        return [{ ...screenshot, ...comparison }];
      rmSync(old);
      rmSync(now);
      return [];
    },
  );
}
