import path from 'node:path';
import { createProgress, type Progress } from '../../src/app/build/engine/Progress';
import type { FolderOptions } from '../../src/app/build/engine/SiteContext';
import { withTimings } from '../../src/app/build/engine/timings';
import { buildSite, type BuildSiteOptions } from '../../src/app/build/output/buildSite';
import { defaultCacheDir, defaultOutDir } from '../../src/app/build/paths';
import { formatProblem } from '../../src/content/Problem';
import { parseFlags } from './parseFlags.mjs';
import { reportBuildError } from './reportBuildError';
import { siteFlags, siteOfFlags, siteUsage } from './siteFlags';

/**
 * Builds the site of a folder as the flags of the command say; ends the process where that fails.
 * @param beside what is built or kept beside the site
 * @returns its folder
 */
export async function runBuild(
  command: string,
  beside: (
    outDir: string,
    site: FolderOptions,
    progress: Progress,
  ) => Pick<BuildSiteOptions, 'include' | 'keep'>,
): Promise<string> {
  const { values } = parseFlags({
    usage: `${command} -- ${siteUsage} [--out DIR] [--cache DIR] [--social-images] [--timings]`,
    options: {
      ...siteFlags,
      out: { type: 'string', default: defaultOutDir },
      cache: { type: 'string', default: defaultCacheDir },
      'social-images': { type: 'boolean' },
      timings: { type: 'boolean' },
    },
  });
  const outDir = path.resolve(values.out);
  const asked = siteOfFlags(values);
  const site = {
    ...asked,
    cacheDir: path.resolve(values.cache),
    socialImages: asked.socialImages ?? values['social-images'],
  };
  const { progress, timings } = withTimings(createProgress());
  try {
    const { problems } = await buildSite({
      ...site,
      ...beside(outDir, site, progress),
      outDir,
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
