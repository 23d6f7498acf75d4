import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchKind, SearchAnswer, SearchEngine } from '../../domain/search/SearchEngine';

/** The engine loads on intent. */
export type LoadSearch = () => Promise<SearchEngine>;

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
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
  ask: (request: SearchRequest) => void;
  /** Asks the last request again, with a change. The same function at every render. */
  refine: (change: Partial<SearchRequest>) => void;
  /** Undefined until it has loaded. */
  engine: SearchEngine | undefined;
}

/** Loads the engine, and shows the answer to the last request: one render for each key. */
export function useSearch(load: LoadSearch, from: string, first: SearchRequest): Search {
  const [state, setState] = useState<Search['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>({ request: first });
  const engine = useRef<SearchEngine>(undefined);
  const last = useRef(first);
  const ask = useCallback(
    (request: SearchRequest) => {
      last.current = request;
      const { query, ...options } = request;
      const isEmpty = query.trim() === '';
      setShown({
        request,
        answer: isEmpty
          ? undefined
          : engine.current?.search(query.trimStart(), { from, ...options }),
      });
    },
    [from],
  );
  const refine = useCallback(
    (change: Partial<SearchRequest>) => ask({ ...last.current, ...change }),
    [ask],
  );
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (!isCurrent) return;
        engine.current = loaded;
        setState('ready');
        ask(last.current);
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, ask]);
  const retry = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { ...shown, state, retry, ask, refine, engine: engine.current };
}
