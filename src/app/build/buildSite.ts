import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { listSources } from '../../content/sources';
import type { Environment } from './EnvironmentReader';
import { BuildContext } from './BuildContext';
import {
  clientBundle,
  frameBundle,
  serviceWorkerBundle,
  sourceHash,
  workerBundle,
  type BrowserCode,
} from './bundles';
import { hashOf } from './hash';
import { demoFiles } from './demoFiles';
import type { Progress } from './Progress';
import { readContent } from './readContent';
import { writeSite } from './writeSite';

export interface BuildSiteOptions {
  /** Folder of pages, menus and demos. */
  contentDir: string;
  /** Folder to write; replaced as a whole, and only when the build has succeeded. */
  outDir: string;
  /** Address below which the site lies, with a slash at each end. */
  base: string;
  /** What is kept between builds; may be removed at any time. */
  cacheDir: string;
  /** Whether the reference pages of the documented packages are part of the site. */
  reference?: boolean;
  /** Folder in whose `node_modules` those packages lie; this project's where none is named. */
  packagesFrom?: string;
  /** Files to publish as they are, below the base. */
  publicDir?: string;
  /** Folder of the repository in which the pages can be edited; without it they have no edit link. */
  editFolder?: string;
  /** Ready-made folders to publish beside the site, by their name in the output. */
  include?: Record<string, string>;
  /** Rewrites the list of paths instead of checking that none is lost. */
  acceptAddresses?: boolean;
  /** Variables that say who advertises, who is told about use and what may be shown; see `readAdvertising`, `readAnalytics` and `readLicenseKey`. */
  environment?: Environment;
  progress: Progress;
}

/**
 * Builds the site: reads and checks the content, bundles what the browser needs, renders every page, swaps the output.
 * @throws {import('./readContent').ContentError} when the content has problems
 */
export async function buildSite(options: BuildSiteOptions): Promise<{ pages: number }> {
  const { contentDir, base, progress, cacheDir } = options;
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `The content folder ${contentDir} does not exist. Name another one with --content.`,
    );
  }
  const sources = listSources(contentDir);
  if (sources.pages.length === 0)
    throw new Error(
      `There is no page in ${contentDir}. Write a page.mdx with a title and a description.`,
    );

  const stage = progress.stage('Compiler');
  const version = sourceHash();
  const worker = await workerBundle(cacheDir, version);
  stage.done('ready');
  const pool = new Tinypool({
    filename: worker.file,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
  try {
    const context = new BuildContext(
      options,
      sources,
      version,
      worker,
      path.join(cacheDir, 'sites', hashOf(contentDir, base)),
      pool,
    );
    const content = await readContent(context);
    await writeSite(context, content, await bundleBrowserCode(context));
    return { pages: content.pages.length };
  } finally {
    await pool.destroy();
  }
}

async function bundleBrowserCode({
  options,
  sources,
  version,
  advertising,
  hasServiceWorker,
  licenseKey,
}: BuildContext): Promise<BrowserCode> {
  const { cacheDir, base, contentDir, progress } = options;
  const stage = progress.stage('Browser code');
  const client = await clientBundle(cacheDir, version, base, advertising.isPreview);
  const frames =
    sources.demos.length > 0
      ? await frameBundle(cacheDir, version, base, {
          contentDir,
          demos: demoFiles(contentDir, sources),
          modules: sources.modules,
          licenseKey,
        })
      : undefined;
  const serviceWorker = await serviceWorkerBundle(cacheDir, version, hasServiceWorker);
  stage.done('bundled');
  return { client, frames, serviceWorker };
}
