import type { SearchPointer } from '../../domain/search/SearchData';
import type { LoadedSearch } from '../../domain/search/SearchEngine';
import { fetchJson } from '../../platform/page/fetchJson';
import { createSearchEngine } from './createSearchEngine';

/** Longer selections are not what someone searches for. */
const longestSelection = 60;

function selectedText(): string {
  const text = String(getSelection() ?? '').trim();
  return text.length <= longestSelection && !text.includes('\n') ? text : '';
}

/** The query that a search opens with: what its button offers, or the selected text. */
export const firstQuery = (offered = selectedText()): string => offered;

let opened: Promise<LoadedSearch> | undefined;

/**
 * Loads the core of the search data, once; after a failure the next call tries again.
 * @param path of the folder with the core
 */
export function openSearch(path: string): Promise<LoadedSearch> {
  opened ??= fetchJson(`${path}index.json`).then((json) => {
    const { core, data, repository } = json as SearchPointer;
    return {
      engine: createSearchEngine(core, (name) => fetchJson(`${data}${name}.json`)),
      repository,
    };
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Loads what a search will need, before its dialog is there. */
export async function prepareSearch({ pathname, dataset }: HTMLAnchorElement): Promise<void> {
  const query = firstQuery(dataset.query);
  import('../islands/searchIsland').catch(() => undefined);
  const { engine } = await openSearch(pathname);
  if (query !== '') await engine.search(query, { from: location.pathname });
}
