import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { resultsFile, runFolder, sourcesFile } from './resultFiles';

/** A story in one mode. */
export interface PassOfStory {
  /** As in a URL; empty for the story's own. */
  globals: string;
  passed: boolean;
  milliseconds: number;
  /** Why it failed. */
  message?: string | undefined;
  /** Where to look for the reason: `stories/Toc.stories.tsx:12`. */
  place?: string | undefined;
  /** Of the failed story, in the folder of the run. */
  picture?: string | undefined;
}

export interface StoryResult {
  /** ISO 8601 */
  date: string;
  /** Name and version. */
  browser: string;
  /** Hash of the files that the story is made of. */
  sources?: string | undefined;
  passes: PassOfStory[];
}

/** By story id. */
export type TestResults = Record<string, StoryResult>;

/** How well a suite of questions is answered. */
export interface Score {
  /** ISO 8601 */
  date: string;
  answered: number;
  asked: number;
  /** What counts: `searches find their page among the first three`. */
  of: string;
  /** Another figure. */
  detail?: string;
}

/** Earlier results with those of a run in their place. Results of stories that are gone are dropped. */
export const mergeResults = (
  earlier: TestResults,
  run: TestResults,
  exists: (id: string) => boolean,
): TestResults =>
  Object.fromEntries(
    Object.entries({ ...earlier, ...run })
      .filter(([id]) => exists(id))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A file of a built workbench; empty where there is none. */
function readTable<Content>(folder: string, name: string): Record<string, Content> {
  const file = path.join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the results of a run into the built workbench that it tested, whose stories are in the index. */
export function saveResults(
  folder: string,
  { entries }: StoryIndex,
  run: { browser: string; date: Date; passes: ReadonlyMap<string, readonly PassOfStory[]> },
): void {
  const sources = readTable<string>(folder, sourcesFile);
  const [browser, date] = [run.browser, run.date.toISOString()];
  const results = [...run.passes].map(([id, passes]): [string, StoryResult] => [
    id,
    { date, browser, sources: sources[entries[id]?.importPath ?? ''], passes: [...passes] },
  ]);
  const merged = mergeResults(
    readTable<StoryResult>(folder, resultsFile),
    Object.fromEntries(results),
    (id) => id in entries,
  );
  mkdirSync(path.join(folder, runFolder), { recursive: true });
  writeFileSync(path.join(folder, resultsFile), JSON.stringify(merged));
}
