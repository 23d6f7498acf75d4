import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { projectDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { comparePictures } from './pictures/comparePictures';
import { buildRevision, buildWorkTree, revisionOf } from './pictures/revisions';
import {
  allVariants,
  takenPictures,
  takePictures,
  usualVariants,
  type PictureSet,
} from './pictures/takePictures';
import { writeReport, type ReportEntry } from './pictures/writeReport';
import { nearestTitles, selectStories } from './workbench/selectStories.mjs';

const { values } = parseFlags({
  usage: 'npm run pictures -- [--all] [--against main] [--group NavDrawer]',
  options: {
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    group: { type: 'string' },
  },
});
const { all, against, group } = values;

const cache = path.join(projectDir, '.cache/pictures');
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
const after = await takePictures(dist, path.join(report, 'after'), options);
const before = revision === undefined ? undefined : await picturesOf(revision);
const entries = before ? differences(before, after) : after.pictures;
const file = writeReport(report, {
  subject: group ?? 'the work tree',
  ...(against !== undefined && { against }),
  entries,
});
const failed = entries.filter(({ error }) => error !== undefined).length;
process.stdout.write(
  `${after.pictures.length} pictures taken, ${entries.length} in the report, ${failed} of stories that failed: ${path.relative(projectDir, file)}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Pictures of a commit. Those of all its stories are kept for the next comparison. */
async function picturesOf(commit: string): Promise<PictureSet> {
  const isWhole = group === undefined;
  const name = isWhole ? `${commit}-${all ? 'all' : 'usual'}` : 'before';
  const folder = path.join(cache, name);
  const known = isWhole ? takenPictures(folder) : undefined;
  return known ?? takePictures(buildRevision(commit), folder, options);
}

/** What differs between two sets; copies the files that the report shows. */
function differences(first: PictureSet, second: PictureSet): ReportEntry[] {
  for (const folder of ['before', 'difference'])
    mkdirSync(path.join(report, folder), { recursive: true });
  const pictures = new Map(
    [...first.pictures, ...second.pictures].map((picture) => [picture.name, picture]),
  );
  return [...pictures.values()].flatMap((picture) => {
    const [old, now, difference] = [
      path.join(first.folder, `${picture.name}.png`),
      path.join(second.folder, `${picture.name}.png`),
      path.join(report, 'difference', `${picture.name}.png`),
    ];
    const comparison = comparePictures(old, now, difference);
    if (comparison.status === 'same' && picture.error === undefined) return [];
    if (existsSync(old)) copyFileSync(old, path.join(report, 'before', path.basename(old)));
    return [{ ...picture, ...comparison }];
  });
}
