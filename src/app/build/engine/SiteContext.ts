import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoRecord } from '../../../content/compileDemo';
import type { Sources } from '../../../content/sources';
import type { AnalyticsReceiver } from '../../../domain/analytics/AnalyticsEvent';
import type { EvidenceOfBuild } from '../../../domain/conformance/assess';
import type { SearchEntry } from '../../../domain/search/SearchEngine';
import type { Progress } from './Progress';
import type { Advertising } from '../environment/readAdvertising';
import type { SiteReference } from '../reference/siteReference';
import type { Compiler } from './Compiler';
import type { ContentCache } from './ContentCache';
import { hashOf } from './hash';

/** A site by its folder. */
export interface FolderOptions {
  /** Folder of pages, menus and demos. */
  contentDir: string;
  /** Path of the site, with a slash at each end. */
  base: string;
  /** What is kept between runs; may be removed at any time. */
  cacheDir: string;
  /** Whether the reference pages of the documented packages are part of the site. */
  reference?: boolean;
  /** Folder of the repository in which the pages can be edited; without it they have no edit link. */
  editFolder?: string;
  /** Folder of files to publish as they are, below the base. */
  publicDir?: string;
  /** Whether each page has an image that previews of links show. */
  socialImages?: boolean | undefined;
}

export interface SiteOptions extends FolderOptions {
  /** Rewrites the list of paths instead of checking that none is lost. */
  acceptAddresses?: boolean;
  advertising: Advertising;
  analytics?: AnalyticsReceiver | undefined;
  /** For demos with the licensed data grid. */
  licenseKey: string | undefined;
  progress: Progress;
}

export interface CachedDemo {
  /** Hash of the sources that it was compiled from. */
  state: string;
  demo: DemoRecord;
}

/** What one reading of a site leaves for the next one. */
export interface ReadCache {
  pages?: ContentCache;
  reference?: SiteReference;
  /** By the file that caches the demo. */
  demos: Map<string, CachedDemo>;
  /** What a search finds on each page of a batch, by hash of what it is read from. */
  searchEntries: Map<string, Promise<SearchEntry[][]>>;
  /** When sources were last committed, by file. */
  changeDates?: ReadonlyMap<string, string>;
  /** What tests of this very build have found; null where none has run. Site and workbench share compiled pages. */
  evidence?: EvidenceOfBuild | null;
}

/** What the steps of reading a site share. */
export class SiteContext {
  /** Cache folder of this content folder, one for each use. */
  readonly siteCacheDir: string;

  constructor(
    readonly options: SiteOptions,
    readonly sources: Sources,
    readonly compiler: Compiler,
    readonly memory: ReadCache,
    use: string,
  ) {
    const { cacheDir, contentDir, base } = options;
    this.siteCacheDir = path.join(cacheDir, 'sites', hashOf(contentDir, base, use));
  }

  /** Path of a source in problems, relative to the working directory. */
  readonly display = (file: string): string =>
    path
      .relative(process.cwd(), path.join(this.options.contentDir, file))
      .replaceAll(path.sep, '/');

  /** Text of a file of the content folder; empty where there is none. */
  read(file: string): string {
    const whole = path.join(this.options.contentDir, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  }
}
