import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import { checkOutput } from '../src/app/build/output/OutputFolder';
import { defaultOutDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { withTimings } from '../src/app/build/engine/timings';
import { buildWorkbench } from '../src/app/build/bundling/workbench';
import { ownSite } from './ownSite';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';
import { publishChanges } from './screenshots/changes';
import { resultsFile, runFolder, scoredSuites, scoreFile } from './workbench/resultFiles.mjs';

const { values } = parseFlags({
  usage: 'npm run build -- [--timings]',
  options: { timings: { type: 'boolean' } },
});

const { progress, timings } = withTimings(createProgress());
try {
  checkOutput({ outDir: defaultOutDir, contentDir: ownSite.contentDir });
  const workbench = await buildWorkbench(ownSite.cacheDir, progress);
  await buildSite({
    ...ownSite,
    outDir: defaultOutDir,
    environment: process.env,
    include: { workbench },
    // The workbench says which stories have changed since their last test.
    keep: [path.join('workbench', runFolder)],
    progress,
  });
  publishChanges(defaultOutDir);
  // The start page asks for them before any test has run.
  mkdirSync(path.join(defaultOutDir, 'workbench', runFolder), { recursive: true });
  for (const name of [resultsFile, ...scoredSuites.map(scoreFile)]) {
    const file = path.join(defaultOutDir, 'workbench', name);
    if (!existsSync(file)) writeFileSync(file, name === resultsFile ? '{}' : 'null');
  }
  if (values.timings) process.stdout.write(`\n${timings()}`);
} catch (error) {
  reportBuildError(error, defaultOutDir);
}
