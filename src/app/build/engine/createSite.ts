import { sourcesOfSite } from './checkFolders';
import type { Compiler } from './Compiler';
import { readContent } from './readContent';
import { SiteContext, type ReadCache, type SiteOptions } from './SiteContext';
import { SiteSnapshot } from './SiteSnapshot';

export interface Site {
  /**
   * The site as its content folder is now. Compiles what changed since the last call, and checks how everything fits
   * together; calls are answered one after the other.
   */
  read(): Promise<SiteSnapshot>;
}

/**
 * A site made from a content folder: `npm run build` writes what it answers, `npm run dev` serves it.
 * @param use each has its own cache of compiled pages
 * @param compilerOf called for each reading, as code may have changed
 * @throws {Error} when there is no page in the folder: see `sourcesOfSite`
 */
export function createSite(
  options: SiteOptions,
  use: 'build' | 'dev',
  compilerOf: () => Promise<Compiler>,
): Site {
  const memory: ReadCache = { demos: new Map(), searchEntries: new Map() };
  let last: Promise<unknown> = Promise.resolve();

  async function readListed(): Promise<SiteSnapshot> {
    const sources = sourcesOfSite(options.contentDir);
    const context = new SiteContext(options, sources, await compilerOf(), memory, use);
    return new SiteSnapshot(context, await readContent(context));
  }

  /** A file that is renamed can go between its listing and its reading. */
  const read = () =>
    readListed().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return readListed();
    });

  return {
    read() {
      const next = last.then(read, read);
      last = next;
      return next;
    },
  };
}
