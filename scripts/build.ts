import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import { checkOutput } from '../src/app/build/output/OutputFolder';
import {
  defaultCacheDir,
  defaultContentDir,
  defaultOutDir,
  publicDir,
} from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { withTimings } from '../src/app/build/engine/timings';
import { buildWorkbench } from '../src/app/build/bundling/workbench';
import { siteConfig } from '../src/app/site.config';
import { defaultBase } from './defaultBase';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';
import { resultsFile, runFolder } from './workbench/resultFiles.mjs';

const { values } = parseFlags({
  usage: 'npm run build -- [--timings]',
  options: { timings: { type: 'boolean' } },
});

const { progress, timings } = withTimings(createProgress());
try {
  checkOutput({ outDir: defaultOutDir, contentDir: defaultContentDir });
  const workbench = await buildWorkbench(defaultCacheDir, progress);
  await buildSite({
    contentDir: defaultContentDir,
    base: defaultBase,
    outDir: defaultOutDir,
    cacheDir: defaultCacheDir,
    publicDir,
    environment: process.env,
    editFolder: 'docs',
    reference: siteConfig.hasReference,
    hasDocsServer: true,
    include: { workbench },
    // The workbench says which stories have changed since their last test.
    keep: [path.join('workbench', runFolder)],
    progress,
  });
  const results = path.join(defaultOutDir, 'workbench', resultsFile);
  if (!existsSync(results)) {
    mkdirSync(path.dirname(results), { recursive: true });
    writeFileSync(results, '{}');
  }
  if (values.timings) process.stdout.write(`\n${timings()}`);
} catch (error) {
  reportBuildError(error, defaultOutDir);
}
