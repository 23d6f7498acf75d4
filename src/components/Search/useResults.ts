import { useCallback, useMemo, useState } from 'react';
import type { SearchKind } from '../../domain/search/SearchData';
import { firstPages } from '../../domain/search/SearchEngine';
import { fieldId, type SearchOption } from './SearchOptions';
import { resultSections, startSections } from './searchSections';
import { useSearch, type LoadSearch, type SearchRequest } from './useSearch';
import {
  readRecentSearches,
  recentSearchesKey,
  withRecentSearch,
} from '../../domain/search/recentSearches';
import { usePlatform } from '../../platform/PlatformContext';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  load: LoadSearch;
  /** Path of the current page, whose product comes first. */
  from: string;
  /** Path of the page that lists all headings: where a query without results leads. */
  headings: string;
  /** First query, such as the selected text; it is selected in the field. */
  initialQuery?: string;
  /** Whether it takes the place of the dialog that was there while it loaded: it appears without a transition. */
  isInPlace?: boolean;
  navigate: (href: string, inNewTab: boolean) => void;
}

/** The last searches, in storage. */
function useRecentSearches() {
  const { storage } = usePlatform();
  const [recent, setRecent] = useState(() => readRecentSearches(storage.get(recentSearchesKey)));
  return {
    recent,
    remember: (query: string) =>
      storage.set(recentSearchesKey, withRecentSearch(storage.get(recentSearchesKey), query)),
    clear: () => {
      storage.set(recentSearchesKey, null);
      setRecent([]);
    },
  };
}

/** Pages that are added at once. */
const morePages = 15;

const requestOf = (query: string): SearchRequest => ({ query, kind: undefined, limit: firstPages });

/** The list below the field, and what choosing in it does. */
export function useResults({
  onClose,
  load,
  from,
  headings,
  initialQuery = '',
  navigate,
}: SearchDialogProps) {
  const { ask, refine, request, answer, engine, ...search } = useSearch(
    load,
    from,
    requestOf(initialQuery),
  );
  const { recent, remember, clear } = useRecentSearches();
  const query = request.query.trim();
  const sections = useMemo(() => {
    if (query === '') return startSections(recent, engine?.startersAt(from) ?? []);
    return answer
      ? resultSections(answer, { query, headings, repository: engine?.repository, from })
      : [];
  }, [query, answer, headings, engine, from, recent]);
  const setKind = useCallback(
    (kind: SearchKind | undefined) => refine({ kind, limit: firstPages }),
    [refine],
  );
  const showMore = useCallback(
    () => refine({ limit: request.limit + morePages }),
    [refine, request.limit],
  );
  const type = (next: string) => ask(requestOf(next));
  /** Writes a query for the user. */
  const fill = (next: string) => {
    (document.getElementById(fieldId) as HTMLInputElement).value = next;
    type(next);
  };
  return {
    ...search,
    query,
    answer,
    kind: request.kind,
    setKind,
    hasMore: answer !== undefined && answer.groups.length < answer.count,
    showMore,
    sections,
    type,
    fill,
    forget: recent.length > 0 ? clear : undefined,
    remember: () => remember(query),
    choose(option: SearchOption, inNewTab: boolean) {
      if (option.type === 'query') return fill(option.query);
      if (option.type !== 'link') remember(query);
      navigate(option.href, inNewTab);
      if (!inNewTab) onClose();
    },
  };
}

export type Results = ReturnType<typeof useResults>;
