/** In a built workbench, what its last test run left: results, pictures and texts. */
export const runFolder = 'test-run';
export const resultsFile = `${runFolder}/results.json`;
/** The suites that give the site a score: what a reader or an agent asks and finds, and what agents can read. */
export const scoredSuites = ['search', 'agents', 'agent-access'] as const;
export const scoreFile = (suite: string) => `${runFolder}/score-${suite}.json`;
export const forcedColorsFolder = `${runFolder}/forced-colors`;
export const screenReaderFolder = `${runFolder}/screen-reader`;

/** Where a failed story is pictured, in the folder of a run. */
export const failurePicture = (id: string, globals: string) =>
  `failed/${[id, ...globals.split(/[:;]/).filter(Boolean)].join('--')}.png`;

/** Beside it, the hash of the sources of each story file. */
export const sourcesFile = 'story-sources.json';
/** Beside it, the modules that stories load: the hash of each, and what it imports. */
export const modulesFile = 'story-modules.json';
/** Beside that, the hash of each file of the project that the workbench was built from. */
export const builtFromFile = 'built-from.json';

/** In a built workbench, what `npm run screenshots -- --against` found, with its pictures and the decisions on it. */
export const changesFolder = 'changes';
export const changesFile = `${changesFolder}/changes.json`;
export const decisionsFile = `${changesFolder}/decisions.jsonl`;
