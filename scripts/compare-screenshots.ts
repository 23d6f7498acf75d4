import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { projectDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { compareScreenshots } from './screenshots/compareScreenshots';
import { compareReadings } from './screenshots/compareReadings';
import { compareTokens } from './screenshots/compareTokens';
import { buildRevision, buildWorkTree, revisionOf } from './screenshots/revisions';
import {
  allVariants,
  takenScreenshots,
  takeScreenshots,
  usualVariants,
  type ScreenshotSet,
} from './screenshots/takeScreenshots';
import { writeReport, type ReportEntry } from './screenshots/writeReport';
import { nearestTitles, selectStories } from './workbench/selectStories.mjs';

const { values } = parseFlags({
  usage: 'npm run compare:screenshots -- [--all] [--against main] [--group NavDrawer]',
  options: {
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    group: { type: 'string' },
  },
});
const { all, against, group } = values;

const cache = path.join(projectDir, '.cache/screenshots');
const report = path.join(cache, 'report');
const revision = against === undefined ? undefined : revisionOf(against);

const options = {
  variants: all ? allVariants : usualVariants,
  select: (index: StoryIndex) => selectStories(index, group),
  withPages: group === undefined,
  progress: createProgress(),
};

const dist = buildWorkTree();
if (group !== undefined) {
  const index = JSON.parse(
    readFileSync(path.join(dist, 'workbench/index.json'), 'utf8'),
  ) as StoryIndex;
  if (Object.keys(selectStories(index, group).entries).length === 0)
    fail(
      `no story has the title "${group}" or is below it. The nearest titles are: ${nearestTitles(index, group).join(', ')}.`,
    );
}
rmSync(report, { recursive: true, force: true });
const after = await takeScreenshots(dist, path.join(report, 'after'), options);
const before = revision === undefined ? undefined : await screenshotsOf(revision);
const entries = before ? differences(before, after) : after.screenshots;
const file = writeReport(report, {
  subject: group ?? 'the work tree',
  ...(against !== undefined && { against }),
  entries,
  ...(before && {
    tokens: compareTokens(before.folder, after.folder),
    screenReader: compareReadings(before.screenshots, after.screenshots),
  }),
});
const failed = entries.filter(({ error }) => error !== undefined).length;
process.stdout.write(
  `${after.screenshots.length} screenshots taken, ${entries.length} in the report, ${failed} of stories that failed: ${path.relative(projectDir, file)}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Screenshots of a commit. Those of all its stories are kept for the next comparison. */
async function screenshotsOf(commit: string): Promise<ScreenshotSet> {
  const isWhole = group === undefined;
  const name = isWhole ? `${commit}-${all ? 'all' : 'usual'}` : 'before';
  const folder = path.join(cache, name);
  const known = isWhole ? takenScreenshots(folder) : undefined;
  return known ?? takeScreenshots(buildRevision(commit), folder, options);
}

/** What differs between two sets; copies the files that the report shows. */
function differences(first: ScreenshotSet, second: ScreenshotSet): ReportEntry[] {
  for (const folder of ['before', 'difference'])
    mkdirSync(path.join(report, folder), { recursive: true });
  const screenshots = new Map(
    [...first.screenshots, ...second.screenshots].map((screenshot) => [
      screenshot.name,
      screenshot,
    ]),
  );
  return [...screenshots.values()].flatMap((screenshot) => {
    const [old, now, difference] = [
      path.join(first.folder, `${screenshot.name}.png`),
      path.join(second.folder, `${screenshot.name}.png`),
      path.join(report, 'difference', `${screenshot.name}.png`),
    ];
    const comparison = compareScreenshots(old, now, difference);
    if (comparison.status === 'same' && screenshot.error === undefined) return [];
    if (existsSync(old)) copyFileSync(old, path.join(report, 'before', path.basename(old)));
    return [{ ...screenshot, ...comparison }];
  });
}
