import { useCallback, useMemo, useState } from 'react';
import type { SearchKind } from '../../domain/search/SearchData';
import { firstPages } from '../../domain/search/SearchEngine';
import type { SearchDialogProps } from './SearchDialog';
import type { SearchOption } from './SearchOptions';
import { resultSections, startSections } from './searchSections';
import { useRecentSearches } from './useRecentSearches';
import { useSearch } from './useSearch';

/** Pages that are added at once. */
const morePages = 15;

interface Filter {
  kind: SearchKind | undefined;
  limit: number;
}

const unfiltered: Filter = { kind: undefined, limit: firstPages };

/** The list below the field, and what choosing in it does. */
export function useResults({
  onClose,
  load,
  from,
  headings,
  initialQuery = '',
  navigate,
}: SearchDialogProps) {
  const [query, setQuery] = useState(initialQuery);
  const [{ kind, limit }, setFilter] = useState<Filter>(unfiltered);
  const {
    state,
    retry,
    answer,
    repository,
    query: answered,
  } = useSearch(load, query, { kind, from, limit });
  const { recent, remember, clear } = useRecentSearches();
  const isEmpty = query.trim() === '';
  const sections = useMemo(() => {
    if (isEmpty) return startSections(recent, from);
    return answer
      ? resultSections(answer, { query: answered.trim(), headings, repository, from })
      : [];
  }, [isEmpty, answer, answered, headings, repository, from, recent]);
  const setKind = useCallback(
    (next: SearchKind | undefined) => setFilter({ kind: next, limit: firstPages }),
    [],
  );
  const showMore = useCallback(
    () => setFilter((now) => ({ ...now, limit: now.limit + morePages })),
    [],
  );
  const type = (next: string) => {
    setQuery(next);
    setFilter(unfiltered);
  };
  return {
    query,
    isEmpty,
    answer: isEmpty ? undefined : answer,
    answered,
    state,
    retry,
    kind,
    setKind,
    hasMore: answer !== undefined && answer.groups.length < answer.count,
    showMore,
    sections,
    type,
    forget: recent.length > 0 ? clear : undefined,
    remember: () => remember(query.trim()),
    choose(option: SearchOption, inNewTab: boolean) {
      if (option.type === 'query') return type(option.query);
      if (option.type !== 'link') remember(query.trim());
      navigate(option.href, inNewTab);
      if (!inNewTab) onClose();
    },
  };
}

export type Results = ReturnType<typeof useResults>;
