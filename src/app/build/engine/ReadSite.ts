import type { SiteContext } from './SiteContext';
import type { ListedPage } from './discovery/listPages';
import type { Content } from './readContent';
import type { SiteSections } from './siteSections';

/** A site as it was read once: what page contexts and files are made of. */
export interface ReadSite {
  readonly context: SiteContext;
  readonly content: Content;
  readonly sections: SiteSections;
  /** Every page, by path. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** Paths of the pages that are generated from the packages. */
  readonly generated: ReadonlySet<string>;
}
