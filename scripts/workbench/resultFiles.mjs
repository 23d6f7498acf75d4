/** In a built workbench, what its last test run left: results, and screenshots of stories in forced colors. */
export const runFolder = 'test-run';
export const resultsFile = `${runFolder}/results.json`;
export const forcedColorsFolder = `${runFolder}/forced-colors`;
/** Beside it, the hash of the sources of each story file. */
export const sourcesFile = 'story-sources.json';
/** Beside that, the hash of each file of the project that the workbench was built from. */
export const builtFromFile = 'built-from.json';
