/** Files beside a built workbench: what its tests said, and the hash of the sources of each story file. */
export const resultsFile = 'test-results.json';
export const sourcesFile = 'story-sources.json';
