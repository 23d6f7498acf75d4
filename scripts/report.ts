import { existsSync } from 'node:fs';
import path from 'node:path';
import { createProgress } from '../src/app/build/engine/Progress';
import { buildSite } from '../src/app/build/output/buildSite';
import { defaultContentDir, defaultOutDir } from '../src/app/build/paths';
import { fail } from './cli/fail.mjs';
import { reportBuildError } from './cli/reportBuildError';
import { siteOf } from './siteOf';
import { staleBuild, workbenchSources } from './workbench/staleBuild';

// Writes what the tests of this build have found into the report on accessibility of the built site.
const workbench = path.join(defaultOutDir, 'workbench');
if (!existsSync(workbench)) fail('there is no built site with a workbench: npm run build');
const stale = staleBuild(workbench, workbenchSources());
if (stale) fail(stale);
try {
  await buildSite({
    ...siteOf(defaultContentDir),
    outDir: defaultOutDir,
    environment: process.env,
    progress: createProgress(),
    reportOnly: true,
  });
} catch (error) {
  reportBuildError(error, defaultOutDir);
}
