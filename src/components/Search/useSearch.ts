import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchKind } from '../../domain/search/SearchData';
import type { LoadedSearch, SearchAnswer, SearchEngine } from '../../domain/search/SearchEngine';

/** The engine loads on intent. */
export type LoadSearch = () => Promise<LoadedSearch>;

export interface SearchRequest {
  /** As typed; empty where nothing is asked. */
  query: string;
  kind: SearchKind | undefined;
  limit: number;
}

/** What the list shows. */
interface Shown {
  request: SearchRequest;
  /** Undefined without a query, and until the first answer. */
  answer?: SearchAnswer;
}

export interface Search extends Shown {
  /** Ready when there is an answer, and before the first query. */
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
  ask: (request: SearchRequest) => void;
  /** Asks the last request again, with a change. The same function at every render. */
  refine: (change: Partial<SearchRequest>) => void;
  /** For issues; undefined where there is none. */
  repository: string | undefined;
}

/** Loads the engine, and shows the answer to the last request: one render for each key. */
export function useSearch(load: LoadSearch, from: string, first: SearchRequest): Search {
  const [state, setState] = useState<Search['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [repository, setRepository] = useState<string>();
  const [shown, setShown] = useState<Shown>({ request: first });
  const engine = useRef<SearchEngine>(undefined);
  const last = useRef(first);
  const fail = useCallback(() => {
    engine.current = undefined;
    setState('failed');
  }, []);
  const ask = useCallback(
    (request: SearchRequest) => {
      last.current = request;
      const { query, ...options } = request;
      if (query.trim() === '') return setShown({ request });
      // An answer is shown until the next one, which is there within the same task unless it needs the network.
      setShown((now) => (now.answer ? now : { request }));
      const { current } = engine;
      current?.search(query.trimStart(), { from, ...options }).then(
        (answer) => {
          if (last.current !== request) return;
          setShown({ request, answer });
          // The query that needs what is missing shows the failure.
          current.loadAll().catch(() => undefined);
        },
        () => last.current === request && fail(),
      );
    },
    [from, fail],
  );
  const refine = useCallback(
    (change: Partial<SearchRequest>) => ask({ ...last.current, ...change }),
    [ask],
  );
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (search) => {
        if (!isCurrent) return;
        engine.current = search.engine;
        setState('ready');
        setRepository(search.repository);
        ask(last.current);
      },
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, ask, fail]);
  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  const { request } = shown;
  const answer = state === 'failed' ? undefined : shown.answer;
  const isWaiting = state === 'ready' && request.query.trim() !== '' && !answer;
  return { state: isWaiting ? 'loading' : state, retry, ask, refine, request, answer, repository };
}
