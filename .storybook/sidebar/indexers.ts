import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { demoIndexer } from '../demoStories.ts';
import { statesOfUnions } from './statesOfUnions.ts';
import { storyName } from './storyName.ts';
import { storyTags } from './storyTags.ts';

/** Only components have a page with their description, states and properties. */
const hasDocs = (file: string) => /[\\/]stories[\\/]components[\\/]/.test(file);

const isAd = (file: string) => /[\\/]stories[\\/]components[\\/]ads[\\/]/.test(file);

const isTestCase = (tags: readonly string[] = []) => tags.includes('test-fn');

/** A name of the file's own, or by rule. A `.test` case is a sentence already. */
function nameOf({ exportName, name, tags }: IndexInput): string | undefined {
  const isOwn = name !== undefined && name !== storyNameFromExport(exportName);
  return isOwn || isTestCase(tags) ? name : storyName(exportName);
}

/** Reads a file of stories once; Storybook's own indexer does not say what its stories set. */
const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(file, options) {
    const code = readFileSync(file, 'utf8');
    const csf = loadCsf(code, { ...options, fileName: file }).parse();
    const tags = storyTags(csf, code);
    return csf.indexInputs.map((entry) => ({
      ...entry,
      tags: [...(entry.tags ?? []), ...(tags[entry.exportName] ?? [])],
    }));
  },
};

/** Adds names in sentence case, and the tags that filter the sidebar. */
const withNamesAndTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options);
    const states = statesOfUnions().get(path.resolve(file));
    return entries.map((entry) => ({
      ...entry,
      name: nameOf(entry),
      tags: [
        ...(entry.tags ?? []),
        ...(isAd(file) ? ['ad'] : []),
        ...(states?.has(entry.exportName) && !isTestCase(entry.tags) ? ['state'] : []),
        ...(hasDocs(file) ? [] : ['!autodocs']),
      ],
    }));
  },
});

/** Instead of Storybook's, which would parse each file a second time. */
export const indexers = [storyIndexer, demoIndexer].map(withNamesAndTags);
