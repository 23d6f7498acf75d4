import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/buildSite';
import { defaultCacheDir, defaultContentDir, defaultOutDir, publicDir } from '../src/app/paths';
import { createProgress } from '../src/app/engine/Progress';
import { buildWorkbench } from '../src/app/bundling/workbench';
import { siteConfig } from '../src/app/site.config';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';
import { resultsFile } from './workbench/resultFiles.mjs';

parseFlags({ usage: 'npm run build', options: {} });

/** Results of earlier tests go along: the workbench says which stories have changed since. */
const results = path.join(defaultOutDir, 'workbench', resultsFile);
const earlier = existsSync(results) ? readFileSync(results) : '{}';

const progress = createProgress();
try {
  const workbench = await buildWorkbench(defaultCacheDir, progress);
  await buildSite({
    contentDir: defaultContentDir,
    base: siteConfig.base,
    outDir: defaultOutDir,
    cacheDir: defaultCacheDir,
    publicDir,
    environment: process.env,
    editFolder: 'docs',
    reference: siteConfig.hasReference,
    hasDocsServer: true,
    include: { workbench },
    progress,
  });
  writeFileSync(results, earlier);
} catch (error) {
  reportBuildError(error, defaultOutDir);
}
