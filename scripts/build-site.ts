import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import {
  defaultCacheDir,
  defaultContentDir,
  defaultOutDir,
  publicDir,
} from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { withTimings } from '../src/app/build/engine/timings';
import { siteConfig } from '../src/app/site.config';
import { defaultBase } from './defaultBase';
import { normalizeBase } from '../src/domain/navigation/canonicalPath';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';

const { values } = parseFlags({
  usage: 'npm run build:site -- [--content DIR] [--out DIR] [--base /x/] [--cache DIR] [--timings]',
  options: {
    content: { type: 'string', default: defaultContentDir },
    out: { type: 'string', default: defaultOutDir },
    base: { type: 'string', default: defaultBase },
    cache: { type: 'string', default: defaultCacheDir },
    timings: { type: 'boolean' },
  },
});
const outDir = path.resolve(values.out);
const contentDir = path.resolve(values.content);
const isOurs = contentDir === defaultContentDir;
const hasWorkbench = existsSync(path.join(outDir, 'workbench/index.json'));

const build = async () =>
  buildSite({
    contentDir,
    outDir,
    base: normalizeBase(values.base),
    cacheDir: path.resolve(values.cache),
    // Another folder gets neither the files nor the house ads of this documentation.
    environment: isOurs ? process.env : { DOCS_ADS: 'off', ...process.env },
    publicDir: isOurs ? publicDir : path.join(contentDir, 'public'),
    ...(isOurs
      ? {
          editFolder: path.basename(contentDir),
          reference: siteConfig.hasReference,
          hasDocsServer: true,
        }
      : {}),
    ...(hasWorkbench ? { keep: ['workbench'] } : {}),
    progress,
  });

const { progress, timings } = withTimings(createProgress());
try {
  await build();
  if (values.timings) process.stdout.write(`\n${timings()}`);
} catch (error) {
  reportBuildError(error, outDir);
}
