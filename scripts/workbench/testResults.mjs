import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFile, runFolder, sourcesFile } from './resultFiles.mjs';

/**
 * A story in one mode.
 *
 * @typedef {object} PassOfStory
 * @property {string} globals as in a URL; empty for the story's own
 * @property {boolean} passed
 * @property {number} milliseconds
 * @property {string} [message] why it failed
 * @property {string} [place] where to look for the reason: `stories/Toc.stories.tsx:12`
 * @property {string} [picture] of the failed story, in the folder of the run
 *
 * @typedef {object} StoryResult
 * @property {string} date ISO 8601
 * @property {string} browser name and version
 * @property {string} [sources] hash of the files that the story is made of
 * @property {PassOfStory[]} passes
 *
 * @typedef {Record<string, StoryResult>} TestResults by story id
 *
 * How well a suite of questions is answered.
 *
 * @typedef {object} Score
 * @property {string} date ISO 8601
 * @property {number} answered
 * @property {number} asked
 * @property {string} of what counts: `searches find their page among the first three`
 * @property {string} [detail] another figure
 */

/**
 * Earlier results with those of a run in their place. Results of stories that are gone are dropped.
 *
 * @param {TestResults} earlier
 * @param {TestResults} run of all stories, or some
 * @param {(id: string) => boolean} exists
 * @returns {TestResults}
 */
export const mergeResults = (earlier, run, exists) =>
  Object.fromEntries(
    Object.entries({ ...earlier, ...run })
      .filter(([id]) => exists(id))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * @param {string} folder of a built workbench
 * @param {string} name
 * @returns {any} undefined where the workbench has no such file
 */
function readJson(folder, name) {
  const file = path.join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Writes the results of a run into the workbench that it tested.
 *
 * @param {string} folder of the built workbench
 * @param {import('storybook/internal/types').StoryIndex} index of all its stories
 * @param {{ browser: string, date: Date, passes: ReadonlyMap<string, readonly PassOfStory[]> }} run
 */
export function saveResults(folder, index, { browser, date, passes }) {
  /** @type {Record<string, string>} */
  const sources = readJson(folder, sourcesFile) ?? {};
  const run = Object.fromEntries(
    [...passes].map(([id, own]) => [
      id,
      {
        date: date.toISOString(),
        browser,
        sources: sources[index.entries[id]?.importPath ?? ''],
        passes: [...own],
      },
    ]),
  );
  const merged = mergeResults(
    readJson(folder, resultsFile) ?? {},
    run,
    (id) => id in index.entries,
  );
  mkdirSync(path.join(folder, runFolder), { recursive: true });
  writeFileSync(path.join(folder, resultsFile), JSON.stringify(merged));
}
