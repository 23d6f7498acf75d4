import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildWorkbench } from '../../src/app/build/bundling/workbench';
import { createProgress, withTimings } from '../../src/app/build/engine/Progress';
import { buildSite } from '../../src/app/build/output/buildSite';
import { defaultCacheDir, defaultOutDir } from '../../src/app/build/paths';
import { formatProblem } from '../../src/content/Problem';
import { runFolder } from '../workbench/resultFiles';
import { parseFlags } from './parseFlags.mjs';
import { reportBuildError } from './reportBuildError';
import { siteFlags, siteOfFlags, siteUsage } from './siteFlags';

/**
 * Builds what the flags of a command ask for, and returns its folder; ends the process where that fails.
 * @param options.onSite called when the site can be served, before the workbench; without it, both come at once
 */
export async function runBuild(
  command: string,
  { hasWorkbench, onSite }: { hasWorkbench: boolean; onSite?: (() => void) | undefined },
): Promise<string> {
  const { values } = parseFlags({
    usage: `${command} -- ${siteUsage} [--out DIR] [--cache DIR] [--social-images] [--with-problems] [--timings]`,
    options: {
      ...siteFlags,
      out: { type: 'string', default: defaultOutDir },
      cache: { type: 'string', default: defaultCacheDir },
      'social-images': { type: 'boolean' },
      'with-problems': { type: 'boolean' },
      timings: { type: 'boolean' },
    },
  });
  const site = { ...siteOfFlags(values), cacheDir: path.resolve(values.cache) };
  const outDir = path.resolve(values.out);
  const { progress, timings } = withTimings(createProgress());
  const earlier = existsSync(path.join(outDir, 'workbench/index.json')) ? ['workbench'] : [];
  const workbench = hasWorkbench
    ? {
        siteFirst: onSite && { keep: earlier, published: onSite },
        include: async (signal: AbortSignal) => ({
          workbench: await buildWorkbench(site, progress, signal),
        }),
        // The workbench says which stories have changed since their last test.
        keep: [path.join('workbench', runFolder)],
      }
    : { keep: earlier };
  try {
    const { problems } = await buildSite({
      ...site,
      ...workbench,
      outDir,
      socialImages: site.socialImages ?? values['social-images'],
      environment: process.env,
      withProblems: values['with-problems'],
      progress,
    });
    if (problems.length > 0)
      process.stderr.write(
        `\n${problems.map(formatProblem).join('\n')}\n\nThe site was built with these ${problems.length} problems.\n`,
      );
    if (values.timings) process.stdout.write(`\n${timings()}`);
    return outDir;
  } catch (error) {
    return reportBuildError(error, outDir);
  }
}
