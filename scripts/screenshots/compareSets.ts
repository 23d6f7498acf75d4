import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../src/domain/groupBy';
import { hashOf } from '../../src/app/build/engine/hash';
import type { ChangeCauses } from './causes';
import { compareReadings, type ReadingChanges } from './compareReadings';
import { compareScreenshots, type Comparison } from './compareScreenshots';
import type { Screenshot, ScreenshotSet } from './takeScreenshots';

/** A story or page in one mode that differs. */
export interface ChangedMode {
  /** `dark rtl` */
  mode: string;
  status: Comparison['status'];
  /** Name of its pictures in the folders `before`, `after` and `difference`, without extension. */
  file: string;
  pixels: number;
  /** Of what differs, the same on every machine and after a rebase: a decision is about it. */
  hash: string;
  /** Hash of the picture, which other machines draw with other pixels; empty where there is none any more. */
  picture: string;
  readings: ReadingChanges;
  /** Why the story failed, where it did not fail before. */
  failure?: string;
}

export interface ChangedStory {
  id: string;
  title: string;
  name: string;
  /** What else had a part in it. */
  others: readonly string[];
  modes: readonly ChangedMode[];
}

/** What has been changed, and what differs by it. */
export interface Cause {
  name: string;
  files: readonly string[];
  stories: readonly ChangedStory[];
}

/** For what differs though nothing that it loads has changed: a story that is not the same in each run. */
export const unknownCause = 'Without a change in its sources';

const sortBy = <Item>(items: readonly Item[], rankOf: (item: Item) => number) =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Fewer pixels count only where something reads differently: an animation stops at another pixel in each run. */
const countedPixels = 5;

/** Groups what differs between two sets by its cause. Removes the pictures of all else. */
export function compareSets(
  before: ScreenshotSet,
  after: ScreenshotSet,
  differenceFolder: string,
  causes: ChangeCauses,
): Cause[] {
  mkdirSync(differenceFolder, { recursive: true });
  const old = new Map(before.screenshots.map((screenshot) => [screenshot.file, screenshot]));
  const now = new Map(after.screenshots.map((screenshot) => [screenshot.file, screenshot]));
  const compared = [...new Map([...old, ...now]).values()].flatMap((screenshot) => {
    const mode = changedMode(old.get(screenshot.file), now.get(screenshot.file));
    return mode ? [{ screenshot, mode }] : [];
  });
  const stories = [...groupBy(compared, ({ screenshot }) => screenshot.id).values()].map((own) => ({
    ...own[0]!.screenshot,
    modes: own.map(({ mode }) => mode),
    lines: own.flatMap(({ mode }) => [
      ...Object.values(mode.readings).flat(),
      ...(mode.failure ? [mode.failure] : []),
    ]),
  }));
  const causesOf = causes.attribute(stories);
  const byCause = groupBy(stories, (story) => causesOf.get(story)![0] ?? unknownCause);
  return [...byCause]
    .map(([name, own]) => ({
      name,
      files: causes.files.get(name) ?? [],
      stories: sortBy(own, ({ title, importPath }) =>
        title.split('/').at(-1)!.startsWith(name) ? 0 : importPath ? 1 : 2,
      ).map((story) => ({
        id: story.id,
        title: story.title,
        name: story.name,
        others: causesOf.get(story)!.slice(1),
        modes: story.modes,
      })),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

  function changedMode(first?: Screenshot, second?: Screenshot): ChangedMode | undefined {
    const { file, mode, importPath } = (second ?? first)!;
    const picture = (folder: string) => path.join(folder, `${file}.png`);
    const [shown, drawn] = [picture(after.folder), picture(before.folder)];
    const { status, pixels = 0 } = compareScreenshots(drawn, shown, picture(differenceFolder));
    const readings = compareReadings(first, second);
    const failure = second?.failure?.message;
    const lines = Object.values(readings).flat();
    const isNoise = pixels < countedPixels && lines.length === 0 && first?.reading !== undefined;
    const isNewFailure = failure !== undefined && failure !== first?.failure?.message;
    if (
      (status === 'same' || (status === 'changed' && isNoise)) &&
      !isNewFailure &&
      !readings.screenReader.length &&
      !readings.axe.length
    ) {
      rmSync(drawn);
      rmSync(shown);
      return undefined;
    }
    return {
      mode,
      status,
      file,
      pixels,
      // Where no line tells, as of an image, the files that were changed.
      hash: hashOf(...(lines.length > 0 ? lines : [causes.hashOf(importPath)]), failure ?? ''),
      picture: existsSync(shown) ? hashOf(readFileSync(shown)) : '',
      // Everything of a new story is new.
      readings:
        status === 'changed' || status === 'same'
          ? readings
          : { look: [], screenReader: [], axe: [] },
      ...(isNewFailure && { failure }),
    };
  }
}
