import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';
import type { ReferencePage } from '../reference/ReferencePage';

/** The folder of a cache for one version of what fills it; those of others are removed. */
export function cacheFolder(versions: string, version: string): string {
  const folder = path.join(versions, version);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(versions))
    if (other !== version) rmSync(path.join(versions, other), { recursive: true, force: true });
  return folder;
}

/** Compiled pages on disk: bodies in `records/<key>.json`, what is known of them in one index. */
export class ContentCache {
  readonly recordsDir: string;
  private readonly indexFile: string;
  private known: Map<string, PageMeta>;
  private used = new Map<string, PageMeta>();

  /**
   * @param folderOfSite folder of the cache of one content folder
   * @param version changes when the compiler does; then nothing of before is used
   */
  constructor(
    folderOfSite: string,
    readonly version: string,
  ) {
    const folder = cacheFolder(folderOfSite, version);
    this.recordsDir = path.join(folder, 'records');
    this.indexFile = path.join(folder, 'index.json');
    mkdirSync(this.recordsDir, { recursive: true });
    this.known = existsSync(this.indexFile)
      ? new Map(JSON.parse(readFileSync(this.indexFile, 'utf8')) as [string, PageMeta][])
      : new Map();
  }

  /** Whether a page is known and has its record; a process beside this one may have removed it. */
  has(key: string): boolean {
    return this.known.has(key) && existsSync(path.join(this.recordsDir, `${key}.json`));
  }

  /** What is known of the page that was compiled under a key that the cache has. */
  get(key: string): PageMeta {
    const meta = this.known.get(key)!;
    this.used.set(key, meta);
    return meta;
  }

  /** Notes a page whose record was just written to `recordsDir`. */
  set(key: string, meta: PageMeta): void {
    this.used.set(key, meta);
  }

  /**
   * Writes the index, and forgets pages that were not used since the last call.
   * @param shown keys of all pages, also of those with problems or made from others, whose records stay
   */
  save(shown: ReadonlySet<string>): void {
    const [before, now] = [this.known, this.used];
    this.known = now;
    this.used = new Map();
    if (now.size === before.size && [...now].every(([key, meta]) => before.get(key) === meta))
      return;
    writeWhole(this.indexFile, JSON.stringify([...now]));
    for (const file of readdirSync(this.recordsDir)) {
      if (!shown.has(path.basename(file, '.json'))) rmSync(path.join(this.recordsDir, file));
    }
  }
}

/** A page, by the name of its record. */
export const readRecord = (recordsDir: string, key: string) =>
  JSON.parse(readFileSync(path.join(recordsDir, `${key}.json`), 'utf8')) as
    PageRecord | ReferencePage;

/** Writes a file in one step: a build that is ended meanwhile leaves the old one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}
