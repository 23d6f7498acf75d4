import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { projectDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import {
  buildHash,
  causesBetween,
  publishChanges,
  readStoryIndex,
  reportFolder,
  storiesThatCanDiffer,
  type Changes,
} from './screenshots/changes';
import { compareSets } from './screenshots/compareSets';
import { compareTokens } from './screenshots/compareTokens';
import { readDecisions } from './screenshots/decisionFile';
import { countsOf, undecidedList } from './screenshots/decisions';
import { galleryHtml } from './screenshots/galleryHtml';
import { buildRevision, buildWorkTree, revisionOf } from './screenshots/revisions';
import { allVariants, takeScreenshots, usualVariants } from './screenshots/takeScreenshots';
import { changesFile } from './workbench/resultFiles';
import { failureReport } from './workbench/storyFailures';
import { selectStories, storiesNamed } from './workbench/selectStories';

const usage =
  'npm run screenshots -- [--all] [--against main [--changed] [--require-decisions]] [--group NavDrawer]';
const { values } = parseFlags({
  usage,
  options: {
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    changed: { type: 'boolean', default: false },
    'require-decisions': { type: 'boolean', default: false },
    group: { type: 'string' },
  },
});
const { all, against, changed, group, 'require-decisions': requireDecisions } = values;
if ((changed || requireDecisions) && against === undefined)
  fail(
    `--${changed ? 'changed' : 'require-decisions'} needs a commit to compare with, as in --against main. Usage: ${usage}`,
  );
// Before minutes of work, a line of the file that is no decision.
if (requireDecisions) readDecisions();
const workbench = 'http://localhost:4173/workbench/';
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
    withReadings: commit !== undefined,
    progress: createProgress(),
  });
const after = await take(dist, 'after');
const failures = after.screenshots.flatMap(({ failure }) => failure ?? []);
for (const cause of failureReport(failures)) process.stdout.write(`${cause}\n\n`);
process.stdout.write(
  `${after.screenshots.length} screenshots taken, ${failures.length} of stories that failed\n`,
);
const undecided =
  against !== undefined && commit !== undefined && earlier !== undefined
    ? await compare(against, commit, earlier)
    : writeGallery();
process.exitCode = failures.length > 0 || undecided ? 1 : 0;

function writeGallery() {
  const file = path.join(reportFolder, 'index.html');
  writeFileSync(file, galleryHtml(group ?? 'the work tree', after.screenshots));
  process.stdout.write(`See them in ${path.relative(projectDir, file)}\n`);
  return false;
}

/** Compares with a build of a commit. Returns whether decisions are required and missing. */
async function compare(ref: string, hash: string, built: string): Promise<boolean> {
  const before = await take(built, 'before');
  const differences = path.join(reportFolder, 'difference');
  const causes = compareSets(before, after, differences, causesBetween(built, dist));
  const changes: Changes = {
    against: ref,
    commit: hash,
    date: new Date().toISOString(),
    build: buildHash(dist),
    causes,
    tokens: compareTokens(before.folder, after.folder),
  };
  writeFileSync(path.join(reportFolder, path.basename(changesFile)), JSON.stringify(changes));
  publishChanges(dist);
  process.stdout.write(
    `Beside ${ref}: ${countsOf(causes)}\nSee them with \`npm run serve\`: ${workbench}?path=/changes/\n`,
  );
  const open = undecidedList(causes, readDecisions(), workbench);
  writeFileSync(path.join(reportFolder, 'undecided.md'), open);
  if (!requireDecisions) return false;
  process.stdout.write(open ? `\nNot accepted:\n\n${open}` : 'Everything is accepted.\n');
  return open !== '';
}
