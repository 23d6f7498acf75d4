import path from 'node:path';
import { buildSite, ContentError } from '../src/app/build/buildSite';
import { defaultCacheDir, defaultContentDir, defaultOutDir, projectDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/Progress';
import { siteConfig } from '../src/app/site.config';
import { formatProblem } from '../src/content/Problem';
import { normalizeBase } from '../src/domain/navigation/canonicalPath';
import { fail } from './lib/fail.mjs';
import { parseFlags } from './lib/parseFlags.mjs';

const { values } = parseFlags({
  usage: 'npm run build:site -- [--content DIR] [--out DIR] [--base /x/] [--cache DIR]',
  options: {
    content: { type: 'string', default: defaultContentDir },
    out: { type: 'string', default: defaultOutDir },
    base: { type: 'string', default: siteConfig.base },
    cache: { type: 'string', default: defaultCacheDir },
  },
});

try {
  await buildSite({
    contentDir: path.resolve(values.content),
    outDir: path.resolve(values.out),
    base: normalizeBase(values.base),
    cacheDir: path.resolve(values.cache),
    publicDir: path.join(projectDir, 'public'),
    progress: createProgress(),
  });
} catch (error) {
  if (!(error instanceof ContentError)) fail(error instanceof Error ? error.message : String(error));
  else {
    process.stderr.write(`\n${error.problems.map(formatProblem).join('\n')}\n\n`);
    fail(`${error.message}; ${path.relative(process.cwd(), path.resolve(values.out)) || 'the output'} is as it was.`);
  }
}
