import type { SearchData, SearchEngine } from '../../../domain/search/SearchEngine';
import { fetchJson } from '../../../platform/page/fetchText';
import { createSearchEngine } from '../../search/createSearchEngine';

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads the search data and makes the index, once; after a failure the next call tries again.
 * @param path of the folder with the data
 */
export function openSearch(path: string): Promise<SearchEngine> {
  engine ??= fetchJson(`${path}index.json`).then((data) => createSearchEngine(data as SearchData));
  engine.catch(() => (engine = undefined));
  return engine;
}
