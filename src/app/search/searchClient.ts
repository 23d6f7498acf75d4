import type { SearchData } from '../../domain/search/SearchData';
import { fetchJson } from '../../platform/page/fetchText';
import { createSearchEngine } from './createSearchEngine';
import { loadOnce } from './loadOnce';

/** Longer selections are not what someone searches for. */
const longestSelection = 60;

function selectedText(): string {
  const text = String(getSelection() ?? '').trim();
  return text.length <= longestSelection && !text.includes('\n') ? text : '';
}

/** The query that a search opens with: what its button offers, or the selected text. */
export const firstQuery = (offered = selectedText()): string => offered;

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
