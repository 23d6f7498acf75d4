import { useCallback, useEffect, useState } from 'react';
import type { LoadedSearch, SearchAnswer, SearchOptions } from '../../domain/search/SearchEngine';

/** The engine loads on intent. */
export type LoadSearch = () => Promise<LoadedSearch>;

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; search: LoadedSearch };

interface Answered {
  answer: SearchAnswer;
  query: string;
}

export interface Search {
  /** Ready when there is an answer, and before the first query. */
  state: Loaded['state'];
  retry: () => void;
  /** Undefined without a query, until the first answer, and after a failure. */
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
  { kind, from, limit }: SearchOptions,
): Search {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  const query = typed.trim() === '' ? '' : typed.trimStart();
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
  useEffect(() => {
    if (loaded.state !== 'ready') return;
    const { engine } = loaded.search;
    let isCurrent = true;
    const answering = query === '' ? undefined : engine.search(query, { from, kind, limit });
    Promise.resolve(answering).then(
      (answer) => {
        if (!isCurrent) return;
        setAnswered(answer && { answer, query });
        // The query that needs what is missing shows the failure.
        if (answer) engine.loadAll().catch(() => undefined);
      },
      () => isCurrent && setLoaded({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loaded, query, from, kind, limit]);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const isWaiting = loaded.state === 'ready' && query !== '' && !answered;
  return {
    state: isWaiting ? 'loading' : loaded.state,
    retry,
    answer: query === '' || loaded.state === 'failed' ? undefined : answered?.answer,
    query: answered?.query ?? '',
    repository: loaded.state === 'ready' ? loaded.search.repository : undefined,
  };
}
