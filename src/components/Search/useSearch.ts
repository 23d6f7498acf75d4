import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchKind } from '../../domain/search/SearchData';
import type { LoadedSearch, SearchAnswer } from '../../domain/search/SearchEngine';

/** The engine loads when the search opens. */
export type LoadSearch = () => Promise<LoadedSearch>;

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; search: LoadedSearch };

export interface Search {
  state: Loaded['state'];
  retry: () => void;
  /** Undefined without a query, and until the engine has loaded. */
  answer: SearchAnswer | undefined;
  /** The query that the answer belongs to. */
  query: string;
  /** For issues; undefined where there is none. */
  repository: string | undefined;
}

/** Loads the engine, and answers a query whenever there is nothing more urgent to do. */
export function useSearch(
  load: LoadSearch,
  typed: string,
  kind: SearchKind | undefined,
  from: string,
): Search {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (search) => isCurrent && setLoaded({ state: 'ready', search }),
      () => isCurrent && setLoaded({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const query = useDeferredValue(typed.trim() === '' ? '' : typed.trimStart());
  const answer = useMemo(
    () =>
      query !== '' && loaded.state === 'ready'
        ? loaded.search.engine.search(query, { from, kind })
        : undefined,
    [query, loaded, from, kind],
  );
  return {
    state: loaded.state,
    retry,
    answer,
    query,
    repository: loaded.state === 'ready' ? loaded.search.repository : undefined,
  };
}
