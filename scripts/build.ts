import { buildSite } from '../src/app/build/buildSite';
import { defaultCacheDir, defaultContentDir, defaultOutDir, publicDir } from '../src/app/paths';
import { createProgress } from '../src/app/engine/Progress';
import { buildWorkbench } from '../src/app/bundling/workbench';
import { siteConfig } from '../src/app/site.config';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';

parseFlags({ usage: 'npm run build', options: {} });

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
} catch (error) {
  reportBuildError(error, defaultOutDir);
}
