import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { readSettings, settingsFile } from '../../../content/readSettings';
import type { Problem } from '../../../content/Problem';
import {
  codeBundles,
  frameBundle,
  sourceHash,
  type BrowserCode,
  type CodeBundles,
} from '../bundling/bundles';
import { demoFiles } from '../bundling/demoFiles';
import { checkCache, checkPath } from '../engine/checkFolders';
import type { Compiler } from '../engine/Compiler';
import { writeAddressList } from '../urls/readAddresses';
import type { SiteOptions } from '../engine/SiteContext';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { EnvironmentReader, type Environment } from '../environment/EnvironmentReader';
import { networksWarning, readAdvertising } from '../environment/readAdvertising';
import { readAnalytics } from '../environment/readAnalytics';
import { readLicenseKey } from '../bundling/dataGridPlugin';
import { projectDir } from '../paths';
import { OutputFolder } from './OutputFolder';
import type { OutputOptions } from './writeSite';

export interface BuildSiteOptions
  extends
    Omit<SiteOptions, 'advertising' | 'analytics' | 'licenseKey'>,
    Omit<OutputOptions, 'vendors' | 'include'> {
  /** Variables for ads, analytics, service worker and license key: see `src/app/build/environment`. */
  environment?: Environment;
  /** Makes folders to publish beside the site, by their name in the output, while it is built. */
  include?: (signal: AbortSignal) => Promise<Record<string, string>>;
  /** Publishes the site before those folders are made, with some of its earlier ones; else all is published at once. */
  siteFirst?: { keep: readonly string[]; published: () => void } | undefined;
  /** Writes the report on accessibility alone, into the output of the same build. */
  reportOnly?: boolean;
  /** Builds content with problems all the same. */
  withProblems?: boolean | undefined;
}

export interface BuildResult {
  /** How many pages of content it has. */
  pages: number;
  /** Those that it was built with. */
  problems: readonly Problem[];
}

/** The content has problems; the output is as it was. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`);
  }
}

/**
 * Builds the site: bundles its code, reads and checks the content, renders every page, publishes the output.
 * @throws {ContentError} when the content has problems, unless it is built with them
 * @throws {Error} when the output folder may not be written: see `checkOutput`
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuildResult> {
  const { environment = {} } = options;
  const { settings } = readSettings(options.contentDir);
  const advertising = readAdvertising(environment, settings.advertising);
  const analytics = readAnalytics(environment);
  const licenseKey = readLicenseKey(environment);
  const hasServiceWorker = new EnvironmentReader(environment).onOff('DOCS_WORKER', true);
  const version = sourceHash();
  for (const folder of [projectDir, options.contentDir]) checkPath(folder, /[#?]/);
  checkCache(options.cacheDir);
  let output = new OutputFolder(options);
  const interrupt = () => {
    output.close();
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  const bundling = bundleCode(options, version);
  const including = new AbortController();
  const included = options.include?.(including.signal);
  // They are reported where they are awaited.
  for (const work of [bundling, included]) work?.catch(() => undefined);
  try {
    // Loaded while another process bundles: a second of the build of a folder of plain pages.
    const [{ createSite }, { rewriteReport, writeSite }] = await Promise.all([
      import('../engine/createSite'),
      import('./writeSite'),
    ]);
    const site = createSite(
      {
        ...options,
        advertising,
        analytics: analytics.receiver,
        licenseKey,
      },
      'build',
      async () => (await bundling).compiler,
    );
    const snapshot = await site.read();
    const { problems } = snapshot;
    if (problems.length > 0 && !options.withProblems) throw new ContentError(problems);
    const metas = snapshot.content.pages.map(({ meta }) => meta);
    const warnings = [
      networksWarning(advertising.config.thirdParties, metas),
      snapshot.content.settings.origin === undefined &&
        `Without an origin, pages have no canonical URL, and the site has no site map and no feed. Write "origin: https://…" in ${path.join(options.contentDir, settingsFile)}`,
      metas.every(({ pathname }) => pathname !== options.base) &&
        `There is no front page, so the name in the header leads to nothing. Write one: ${path.join(options.contentDir, 'index.md')}`,
    ];
    for (const warning of warnings) if (warning) options.progress.warn(warning);
    if (options.acceptAddresses) writeAddressList(options.contentDir, metas, options.base);
    const { client, serviceWorker, docsServer } = (await bundling).bundles;
    const browserCode: BrowserCode = {
      client,
      frames: options.reportOnly ? undefined : await bundleDemos(snapshot, version),
      serviceWorker: hasServiceWorker ? serviceWorker : undefined,
      docsServer,
    };
    const vendors = [advertising.hosts, analytics.hosts];
    if (options.reportOnly) {
      await rewriteReport(snapshot, browserCode, { outDir: options.outDir, vendors });
      return { pages: 1, problems };
    }
    if (options.siteFirst) {
      const { keep, published } = options.siteFirst;
      await writeSite(snapshot, browserCode, output, {
        ...options,
        include: undefined,
        keep,
        vendors,
      });
      output.close();
      published();
      await included;
      output = new OutputFolder(options);
    }
    const include = await included;
    await writeSite(snapshot, browserCode, output, { ...options, include, vendors });
    return { pages: snapshot.content.pages.length, problems };
  } finally {
    process.off('SIGINT', interrupt);
    including.abort();
    output.close();
    await bundling.then(
      ({ threads }) => threads.destroy(),
      () => undefined,
    );
  }
}

interface OwnCode {
  bundles: CodeBundles;
  compiler: Compiler;
  threads: Tinypool;
}

/** The code that does not depend on the content; its threads run until they are destroyed. */
export async function bundleCode(
  { cacheDir, base, progress }: Pick<BuildSiteOptions, 'cacheDir' | 'base' | 'progress'>,
  version = sourceHash(),
): Promise<OwnCode> {
  const stage = progress.stage('Code');
  const bundles = await codeBundles(cacheDir, version, base);
  stage.done('bundled');
  const threads = new Tinypool({
    filename: bundles.compiler.file,
    runtime: 'worker_threads',
    // Without the loader of TypeScript that this process has: the bundle is JavaScript.
    execArgv: [],
    minThreads: 1,
    maxThreads: availableParallelism(),
    // Until the build ends: a new thread would load everything again.
    idleTimeout: 60_000,
  });
  const run = (name: string, argument: unknown) => threads.run(argument, { name });
  return {
    bundles,
    compiler: { hash: bundles.compiler.hash, run: run as Compiler['run'] },
    threads,
  };
}

async function bundleDemos({ context }: SiteSnapshot, version: string) {
  const { options, sources, siteCacheDir } = context;
  if (sources.demos.length === 0) return undefined;
  const { base, contentDir, licenseKey, progress } = options;
  const stage = progress.stage('Demos');
  const frames = await frameBundle(siteCacheDir, version, base, {
    contentDir,
    demos: demoFiles(contentDir, sources),
    modules: sources.modules,
    licenseKey,
  });
  stage.done('bundled');
  return frames;
}
