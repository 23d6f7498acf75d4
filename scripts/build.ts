import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorkbench } from '../src/app/build/bundling/workbench';
import { runBuild } from './cli/runBuild';
import { publishChanges } from './screenshots/changes';
import { resultsFile, runFolder, scoredSuites, scoreFile } from './workbench/resultFiles.mjs';

const outDir = await runBuild('npm run build', (_outDir, site, progress) => ({
  include: async () => ({ workbench: await buildWorkbench(site, progress) }),
  // The workbench says which stories have changed since their last test.
  keep: [path.join('workbench', runFolder)],
}));
publishChanges(outDir);
// The start page asks for them before any test has run.
mkdirSync(path.join(outDir, 'workbench', runFolder), { recursive: true });
for (const name of [resultsFile, ...scoredSuites.map(scoreFile)]) {
  const file = path.join(outDir, 'workbench', name);
  if (!existsSync(file)) writeFileSync(file, name === resultsFile ? '{}' : 'null');
}
