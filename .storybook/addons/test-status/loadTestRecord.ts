import type { StoryIndex } from 'storybook/internal/types';
import { resultsFile, sourcesFile } from '../../../scripts/workbench/resultFiles.mjs';
import type { TestRecord } from './storyStatus';

/** A file beside the workbench; undefined where there is none, as in development or before the first test run. */
async function readFile<Content>(name: string): Promise<Content | undefined> {
  const response = await fetch(`./${name}`, { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? await response.json() : undefined;
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
