import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import { defaultOutDir } from '../src/app/build/paths';
import { createProgress } from '../src/app/build/engine/Progress';
import { withTimings } from '../src/app/build/engine/timings';
import { formatProblem } from '../src/content/Problem';
import { normalizeBase } from '../src/domain/navigation/canonicalPath';
import { ownSite } from './ownSite';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';

const { values } = parseFlags({
  usage:
    'npm run build:site -- [--content DIR] [--out DIR] [--base /x/] [--cache DIR] [--social-images] [--with-problems] [--timings]',
  options: {
    content: { type: 'string', default: ownSite.contentDir },
    out: { type: 'string', default: defaultOutDir },
    base: { type: 'string', default: ownSite.base },
    cache: { type: 'string', default: ownSite.cacheDir },
    'social-images': { type: 'boolean' },
    'with-problems': { type: 'boolean' },
    timings: { type: 'boolean' },
  },
});
const outDir = path.resolve(values.out);
const contentDir = path.resolve(values.content);
const isOurs = contentDir === ownSite.contentDir;
const hasWorkbench = existsSync(path.join(outDir, 'workbench/index.json'));

const build = async () =>
  buildSite({
    // Another folder gets neither the files nor the house ads of this documentation.
    ...(isOurs
      ? { ...ownSite, environment: process.env }
      : {
          contentDir,
          environment: process.env,
          publicDir: path.join(contentDir, 'public'),
          socialImages: values['social-images'],
        }),
    outDir,
    base: normalizeBase(values.base),
    cacheDir: path.resolve(values.cache),
    ...(hasWorkbench ? { keep: ['workbench'] } : {}),
    withProblems: values['with-problems'],
    progress,
  });

const { progress, timings } = withTimings(createProgress());
try {
  const { problems } = await build();
  if (problems.length > 0)
    process.stderr.write(
      `\n${problems.map(formatProblem).join('\n')}\n\nThe site was built with these ${problems.length} problems.\n`,
    );
  if (values.timings) process.stdout.write(`\n${timings()}`);
} catch (error) {
  reportBuildError(error, outDir);
}
