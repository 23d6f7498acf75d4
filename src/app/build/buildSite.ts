import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Problem } from '../../content/Problem';
import {
  clientBundle,
  docsServerBundle,
  frameBundle,
  serviceWorkerBundle,
  sourceHash,
  workerBundle,
  type BrowserCode,
} from '../bundling/bundles';
import { demoFiles } from '../bundling/demoFiles';
import type { Compiler } from '../engine/Compiler';
import { writeAddressList } from '../engine/addresses/readAddresses';
import { createSite } from '../engine/createSite';
import type { SiteOptions } from '../engine/SiteContext';
import type { SiteSnapshot } from '../engine/SiteSnapshot';
import { EnvironmentReader, type Environment } from '../environment/EnvironmentReader';
import { readAdvertising } from '../environment/readAdvertising';
import { readAnalytics } from '../environment/readAnalytics';
import { readLicenseKey } from '../environment/readLicenseKey';
import { writeSite, type OutputOptions } from './writeSite';

export interface BuildSiteOptions
  extends
    Omit<SiteOptions, 'advertising' | 'analytics' | 'licenseKey'>,
    Omit<OutputOptions, 'hasServiceWorker' | 'vendors'> {
  /** Variables for ads, analytics, service worker and license key: see `src/app/environment`. */
  environment?: Environment;
}

/** The content has problems; nothing was written. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`);
  }
}

/**
 * Builds the site: reads and checks the content, bundles what the browser needs, renders every page, swaps the output.
 * @throws {ContentError} when the content has problems
 */
export async function buildSite(options: BuildSiteOptions): Promise<{ pages: number }> {
  const { environment = {}, progress, cacheDir } = options;
  const advertising = readAdvertising(environment);
  const analytics = readAnalytics(environment);
  const licenseKey = readLicenseKey(environment);
  const hasServiceWorker = new EnvironmentReader(environment).onOff('DOCS_WORKER', true);
  const version = sourceHash();
  let compiler: (Compiler & { pool: Tinypool }) | undefined;
  const site = createSite(
    { ...options, advertising, analytics: analytics.receiver, licenseKey },
    'build',
    async () => (compiler ??= await startThreads(options, version)),
  );
  try {
    const snapshot = await site.read();
    if (snapshot.problems.length > 0) throw new ContentError(snapshot.problems);
    if (options.acceptAddresses)
      writeAddressList(
        options.contentDir,
        snapshot.content.pages.map(({ meta }) => meta),
        options.base,
      );
    const stage = progress.stage('Browser code');
    const code: BrowserCode = {
      client: await clientBundle(cacheDir, version, options.base, advertising.isPreview),
      frames: await bundleDemos(snapshot, version),
      serviceWorker: await serviceWorkerBundle(cacheDir, version, hasServiceWorker),
      ...(options.hasDocsServer ? { docsServer: await docsServerBundle(cacheDir, version) } : {}),
    };
    stage.done('bundled');
    await writeSite(snapshot, code, {
      ...options,
      hasServiceWorker,
      vendors: [advertising.hosts, analytics.hosts],
    });
    return { pages: snapshot.content.pages.length };
  } finally {
    await compiler?.pool.destroy();
  }
}

async function startThreads(
  { cacheDir, progress }: BuildSiteOptions,
  version: string,
): Promise<Compiler & { pool: Tinypool }> {
  const stage = progress.stage('Compiler');
  const { file, hash } = await workerBundle(cacheDir, version);
  stage.done('ready');
  const pool = new Tinypool({
    filename: file,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
  const run = (name: string, argument: unknown) => pool.run(argument, { name });
  return { hash, run: run as Compiler['run'], pool };
}

async function bundleDemos({ context: { options, sources } }: SiteSnapshot, version: string) {
  if (sources.demos.length === 0) return undefined;
  const { cacheDir, base, contentDir, licenseKey } = options;
  return frameBundle(cacheDir, version, base, {
    contentDir,
    demos: demoFiles(contentDir, sources),
    modules: sources.modules,
    licenseKey,
  });
}
