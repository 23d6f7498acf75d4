import path from 'node:path';
import type { Tinypool } from 'tinypool';
import type { Sources } from '../../content/sources';
import { readAnalytics, type AnalyticsSettings } from '../analytics/readAnalytics';
import { readAdvertising, type Advertising } from '../slot/readAdvertising';
import type { WorkerBundle } from './bundles';
import type { BuildSiteOptions } from './buildSite';
import { EnvironmentReader } from './EnvironmentReader';
import { readLicenseKey } from './readLicenseKey';
import type * as Worker from './worker';

type WorkerFunctions = typeof Worker;

/** What the steps of one build share. */
export class BuildContext {
  readonly advertising: Advertising;
  readonly analytics: AnalyticsSettings;
  /** Whether browsers may keep pages. */
  readonly hasServiceWorker: boolean;
  /** For demos with the licensed data grid. */
  readonly licenseKey: string | undefined;

  constructor(
    readonly options: BuildSiteOptions,
    readonly sources: Sources,
    /** Hash of the project's code. */
    readonly version: string,
    readonly worker: WorkerBundle,
    /** Where this content folder's cache lies. */
    readonly siteCacheDir: string,
    private readonly pool: Tinypool,
  ) {
    this.advertising = readAdvertising(options.environment ?? {});
    this.analytics = readAnalytics(options.environment ?? {});
    this.hasServiceWorker = new EnvironmentReader(options.environment ?? {}).onOff(
      'DOCS_WORKER',
      true,
    );
    this.licenseKey = readLicenseKey(options.environment ?? {});
  }

  /** Runs a function of `worker.ts` in a thread. */
  run<Name extends keyof WorkerFunctions>(
    name: Name,
    argument: Parameters<WorkerFunctions[Name]>[0],
  ): Promise<Awaited<ReturnType<WorkerFunctions[Name]>>> {
    return this.pool.run(argument, { name }) as Promise<Awaited<ReturnType<WorkerFunctions[Name]>>>;
  }

  /** A source as problems name it: relative to where the author stands. */
  readonly display = (file: string): string =>
    path
      .relative(process.cwd(), path.join(this.options.contentDir, file))
      .replaceAll(path.sep, '/');
}

/** Pages that a thread gets at once: few enough to share the work evenly, enough to make a message worth it. */
const pagesPerTask = 16;

export function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / pagesPerTask) }, (_, index) =>
    items.slice(index * pagesPerTask, (index + 1) * pagesPerTask),
  );
}
