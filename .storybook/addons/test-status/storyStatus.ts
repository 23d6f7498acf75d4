import type { StoryIndex } from 'storybook/internal/types';
import {
  resultsFile,
  scoredSuites,
  scoreFile,
  sourcesFile,
} from '../../../scripts/workbench/resultFiles';
import type { Score, StoryResult, TestResults } from '../../../scripts/workbench/testResults';

/** What the workbench of a build knows about its tests. */
export interface TestRecord {
  results: TestResults;
  /** Hash of the sources of each story file, as built. */
  sources: Record<string, string>;
  stories: readonly (Tested & { title: string; name: string })[];
}

/** A file beside the workbench; undefined where there is none, as in development or before the first test run. */
export async function readFile<Content>(name: string): Promise<Content | undefined> {
  const response = await fetch(`./${name}`, { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? await response.json() : undefined;
}

/** The scores of the last test run, of suites that have one. */
export async function loadScores(): Promise<Score[]> {
  const scores = await Promise.all(scoredSuites.map((suite) => readFile<Score>(scoreFile(suite))));
  return scores.flatMap((score) => score ?? []);
}

/** The results of the last test run of this build. */
export async function loadTestRecord(): Promise<TestRecord> {
  const [index, results = {}, sources = {}] = await Promise.all([
    readFile<StoryIndex>('index.json'),
    readFile<TestRecord['results']>(resultsFile),
    readFile<TestRecord['sources']>(sourcesFile),
  ]);
  const stories = Object.values(index?.entries ?? {}).filter(({ type }) => type === 'story');
  return { results, sources, stories };
}

type StoryStatus = 'failed' | 'changed' | 'passed' | 'never run';

/** The statuses that a person looks for first. */
export const statuses: readonly StoryStatus[] = ['failed', 'changed', 'never run', 'passed'];

/** Storybook's words for them, also in the parameter `statuses` of the URL. */
export const sidebarStatus = {
  failed: 'error',
  changed: 'warning',
  'never run': 'unknown',
  passed: 'success',
} as const satisfies Record<StoryStatus, string>;

/** The part of an entry of the index that decides about its status. */
interface Tested {
  id: string;
  importPath: string;
}

export const hasChanged = (result: StoryResult, sources: string | undefined): boolean =>
  result.sources !== sources;

export const hasPassed = ({ passes }: StoryResult): boolean => passes.every(({ passed }) => passed);

/** A failure stays one until the story has run again. */
export function statusOf(
  { id, importPath }: Tested,
  { results, sources }: Pick<TestRecord, 'results' | 'sources'>,
): StoryStatus {
  const result = results[id];
  if (!result) return 'never run';
  if (!hasPassed(result)) return 'failed';
  return hasChanged(result, sources[importPath]) ? 'changed' : 'passed';
}

/** How many stories have each status. */
export function countStatuses(record: TestRecord): Record<StoryStatus, number> {
  const counts = { failed: 0, changed: 0, 'never run': 0, passed: 0 };
  for (const story of record.stories) counts[statusOf(story, record)] += 1;
  return counts;
}

/** A pass in words: `dark, rtl` for `mode:dark;direction:rtl`. */
export const passName = (globals: string): string =>
  globals.replaceAll(/[^:;]+:/g, '').replaceAll(';', ', ') || 'as it is';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** The time of a test run in words, from an ISO date. */
export const dateOf = (date: string): string => dateFormat.format(new Date(date));

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
