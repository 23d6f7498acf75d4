import type { SearchPointer } from '../../domain/search/SearchData';
import type { LoadedSearch } from '../../domain/search/SearchEngine';
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
 * Loads the core of the search data, once; after a failure the next call tries again.
 * @param path of the folder with the core
 */
export const openSearch = loadOnce(async (path: string): Promise<LoadedSearch> => {
  const { core, data, repository } = (await fetchJson(`${path}index.json`)) as SearchPointer;
  return {
    engine: createSearchEngine(core, (name) => fetchJson(`${data}${name}.json`)),
    repository,
  };
});

/** Loads what a search will need, before its dialog is there. */
export async function prepareSearch({ pathname, dataset }: HTMLAnchorElement): Promise<void> {
  const query = firstQuery(dataset.query);
  import('../islands/searchIsland').catch(() => undefined);
  const { engine } = await openSearch(pathname);
  if (query !== '') await engine.search(query, { from: location.pathname });
}
