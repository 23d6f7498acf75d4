import type { SearchData } from '../../domain/search/SearchData';
import { fetchJson } from '../../platform/page/fetchText';
import { createSearchEngine } from './createSearchEngine';
import { loadOnce } from './loadOnce';

/**
 * Loads the search data and makes the index, once; after a failure the next call tries again.
 * @param path of the folder with the data
 */
export const openSearch = loadOnce(async (path: string) =>
  createSearchEngine((await fetchJson(`${path}index.json`)) as SearchData),
);

/** Loads what a search will need, before its dialog is there. */
export async function prepareSearch({ pathname }: HTMLAnchorElement): Promise<void> {
  import('../islands/searchIsland').catch(() => undefined);
  await openSearch(pathname);
}
