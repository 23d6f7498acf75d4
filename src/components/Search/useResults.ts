import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { type SearchKind, firstPages } from '../../domain/search/SearchEngine';
import { fieldId, type SearchOption, labelOf } from './SearchOptions';
import { resultSections, startSections } from './searchSections';
import { useSearch, type LoadSearch, type SearchRequest } from './useSearch';
import {
  readRecentSearches,
  recentSearchesKey,
  withRecentSearch,
} from '../../domain/search/queries';
import { usePlatform } from '../../platform/PlatformContext';
import type { Analytics } from '../../platform/Platform';
import useAutocomplete from '@mui/material/useAutocomplete';

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

/** Reports that the search is open, and each time that a query finds nothing. */
function useSearchEvents(analytics: Analytics, from: string, hasFoundNothing: boolean) {
  const count = useRef(0);
  useEffect(
    () => analytics.send({ name: 'search', eventAction: 'open', eventLabel: from }),
    [analytics, from],
  );
  useEffect(() => {
    if (!hasFoundNothing) return;
    count.current += 1;
    analytics.send({ name: 'search', eventAction: 'nothing-found', count: count.current });
  }, [analytics, hasFoundNothing]);
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
  const { analytics } = usePlatform();
  useSearchEvents(analytics, from, answer?.count === 0);
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
  /** Remembers and reports that a query led to a result. */
  const leaveBy = (option: SearchOption) => {
    if (option.type !== 'page' && option.type !== 'hit') return;
    remember(query);
    analytics.send({
      name: 'search',
      eventAction: 'choose',
      eventLabel: (option.type === 'page' ? option.group : option.hit).kind,
      rank: sections.flatMap(({ options }) => options).indexOf(option) + 1,
    });
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
    leaveBy,
    choose(option: SearchOption, inNewTab: boolean) {
      if (option.type === 'query') return fill(option.query);
      leaveBy(option);
      navigate(option.href, inNewTab);
      if (!inNewTab) onClose();
    },
  };
}

export type Results = ReturnType<typeof useResults>;

/** Whether a click or Enter opens another tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

/** The combobox of the field and the list. */
export function useCombobox(
  { query, state, kind, sections, choose }: Results,
  onClose: () => void,
) {
  const { options, best, value } = useMemo(() => {
    const all = sections.flatMap((section) => section.options);
    const [page, hit] = all;
    const best = page?.type === 'page' && page.group.isHitBest ? hit : undefined;
    // A copy, as choosing the value itself would change nothing.
    return { options: all, best, value: best ? { ...best } : null };
  }, [sections]);
  return useAutocomplete<SearchOption, false, false, true>({
    id: fieldId,
    options,
    open: true,
    // Without it, a render that changes no option highlights the first one again.
    disableCloseOnSelect: true,
    freeSolo: true,
    autoHighlight: query !== '',
    // What equals it is highlighted first.
    value,
    // Of the options, not of the field: when it changes, the first option is highlighted.
    inputValue: query && `${state} ${kind ?? ''} ${query}`,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : labelOf(option)),
    isOptionEqualToValue: (option) => option === best,
    onHighlightChange: (_event, option, reason) => {
      if (!option || reason !== 'keyboard') return;
      document
        .getElementById(`${fieldId}-option-${options.indexOf(option)}`)
        ?.scrollIntoView({ block: 'nearest' });
    },
    onChange: (event, option) => {
      if (option && typeof option !== 'string') choose(option, isModified(event as KeyboardEvent));
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
}
