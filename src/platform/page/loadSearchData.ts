import type { SearchData, SearchPointer } from '../../domain/search/SearchData';
import { fetchJson } from './fetchJson';

interface LoadedData {
  data: SearchData;
  repository: string | undefined;
}

let loading: Promise<LoadedData> | undefined;

/**
 * Loads the search data, once; after a failure the next call tries again.
 * @param path of the folder with the search data
 */
export function loadSearchData(path: string): Promise<LoadedData> {
  loading ??= fetchJson(`${path}index.json`).then(async (json) => {
    const { data, repository } = json as SearchPointer;
    return { data: (await fetchJson(data)) as SearchData, repository };
  });
  loading.catch(() => (loading = undefined));
  return loading;
}
