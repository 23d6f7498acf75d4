import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import {
  readRecentSearches,
  recentSearchesKey,
  starterQueries,
  withRecentSearch,
} from '../../domain/search/recentSearches';
import { searchKinds, type SearchKind } from '../../domain/search/SearchData';
import type { SearchAnswer } from '../../domain/search/SearchEngine';
import { format, plural } from '../../domain/strings/format';
import { searchStrings } from '../../domain/strings/searchStrings';
import { strings } from '../../domain/strings/strings';
import { usePlatform } from '../../platform/PlatformContext';
import { islandScope } from '../../theme/themeCss';
import { Icon } from '../Icon/Icon';
import { keyOf, labelOf, OptionRow, type SearchOption } from './SearchOptions';
import {
  Body,
  Count,
  Foot,
  Group,
  GroupHead,
  Head,
  Input,
  Key,
  Keys,
  Kind,
  Kinds,
  Note,
  NoteTitle,
  Progress,
  Root,
  Sign,
  TextButton,
} from './SearchDialog.styles';
import { useSearch, type LoadSearch } from './useSearch';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  load: LoadSearch;
  /** Path of the current page, whose product comes first. */
  from: string;
  /** First query, such as the selected text; it is selected in the field. */
  initialQuery?: string;
  navigate: (href: string, inNewTab: boolean) => void;
}

/** Options with a heading, or of one page. */
interface Section {
  title?: string;
  options: SearchOption[];
}

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

const queries = (all: readonly string[], icon: 'reset' | 'search') =>
  all.map((query): SearchOption => ({ type: 'query', query, icon }));

/** What to offer before the first key. */
const startSections = (recent: readonly string[], from: string): Section[] => [
  ...(recent.length > 0
    ? [{ title: searchStrings['search.recent'], options: queries(recent, 'reset') }]
    : []),
  {
    title: searchStrings['search.starters'],
    options: queries(
      (from.includes('/studio/') ? starterQueries.studio : starterQueries.core).filter(
        (query) => !recent.some((known) => known.toLowerCase() === query.toLowerCase()),
      ),
      'search',
    ),
  },
];

const resultSections = ({ groups, suggestions }: SearchAnswer): Section[] =>
  groups.length > 0
    ? groups.map((group) => ({
        options: [
          { type: 'page', href: group.href, group },
          ...group.hits.map((hit): SearchOption => ({ type: 'hit', href: hit.href, hit })),
        ],
      }))
    : suggestions.length > 0
      ? [{ title: searchStrings['search.suggestions'], options: queries(suggestions, 'search') }]
      : [];

const isModified = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

const listId = 'docs-search';
const labelId = 'docs-search-label';

function SearchPanel({ onClose, load, from, initialQuery = '', navigate }: SearchDialogProps) {
  const [query, setQuery] = useState(initialQuery);
  const [kind, setKind] = useState<SearchKind>();
  const { state, retry, answer, query: answered } = useSearch(load, query, kind, from);
  const { recent, remember, clear } = useRecentSearches();
  const isEmpty = query.trim() === '';
  const sections = useMemo(() => {
    if (isEmpty) return startSections(recent, from);
    return answer ? resultSections(answer) : [];
  }, [isEmpty, answer, from, recent]);
  const options = useMemo(() => sections.flatMap((section) => section.options), [sections]);

  const type = (next: string) => {
    setQuery(next);
    setKind(undefined);
  };
  const choose = (option: SearchOption, inNewTab: boolean) => {
    if (option.type === 'query') return type(option.query);
    remember(query.trim());
    navigate(option.href, inNewTab);
    if (!inNewTab) onClose();
  };
  const { getInputProps, getListboxProps, getOptionProps, getRootProps } = useAutocomplete<
    SearchOption,
    false,
    false,
    true
  >({
    id: listId,
    options,
    open: true,
    freeSolo: true,
    autoHighlight: !isEmpty,
    value: null,
    // Of the options, not of the field: when it changes, the first option is highlighted.
    inputValue: isEmpty ? '' : `${state} ${kind ?? ''} ${answered}`,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : labelOf(option)),
    isOptionEqualToValue: () => false,
    onHighlightChange: (_event, option, reason) => {
      if (!option || reason !== 'keyboard') return;
      document
        .getElementById(`${listId}-option-${options.indexOf(option)}`)
        ?.scrollIntoView({ block: 'nearest' });
    },
    onChange: (event, option) => {
      if (option && typeof option !== 'string') choose(option, isModified(event as KeyboardEvent));
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const onClickOf = (option: SearchOption) => (event: MouseEvent) => {
    if (isModified(event)) return remember(query.trim());
    event.preventDefault();
    choose(option, false);
  };

  let index = 0;
  const rows = sections.map((section, place) => (
    <Group
      key={section.title ?? place}
      role="group"
      aria-label={section.title ?? labelOf(section.options[0]!)}
    >
      {section.title !== undefined && <GroupHead role="presentation">{section.title}</GroupHead>}
      {section.options.map((option) => {
        const at = index++;
        const { key: _key, ...optionProps } = getOptionProps({ option, index: at });
        return (
          <OptionRow
            key={keyOf(option, at)}
            option={option}
            optionProps={optionProps}
            onChoose={onClickOf(option)}
          />
        );
      })}
    </Group>
  ));
  const count = answer && !isEmpty ? plural(searchStrings['search.count'], answer.count) : '';
  const all = answer ? new Set(searchKinds.filter((one) => answer.kinds[one] > 0)) : undefined;
  const hasResults = !isEmpty && all !== undefined && all.size > 0;

  return (
    <>
      <Head>
        <Sign name="search" />
        <Input
          {...getInputProps()}
          value={query}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={getRootProps().onKeyDown}
          type="search"
          enterKeyHint="go"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-label={searchStrings['search.placeholder']}
          placeholder={searchStrings['search.placeholder']}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {query !== '' && (
          <TextButton
            type="button"
            onClick={() => type('')}
            onMouseDown={(event) => event.preventDefault()}
          >
            {searchStrings['search.clear']}
          </TextButton>
        )}
        <IconButton size="small" aria-label={strings['dialog.close']} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      {hasResults && (
        <Kinds role="group" aria-label={searchStrings['search.results']}>
          <Kind value="all" size="small" selected={!kind} onChange={() => setKind(undefined)}>
            {searchStrings['search.all']}
          </Kind>
          {searchKinds
            .filter((one) => all.has(one) || one === kind)
            .map((one) => (
              <Kind
                key={one}
                value={one}
                size="small"
                selected={kind === one}
                onChange={() => setKind(kind === one ? undefined : one)}
              >
                {searchStrings[`search.${one}`]}
                <Count aria-hidden>{answer?.kinds[one]}</Count>
              </Kind>
            ))}
        </Kinds>
      )}
      <Progress>
        {state === 'loading' && <LinearProgress aria-label={searchStrings['search.loading']} />}
      </Progress>
      <Body>
        {state === 'failed' && !isEmpty && (
          <Note role="alert">
            <Sign name="alert" />
            {strings['search.failed']}
            <TextButton type="button" data-framed="" onClick={retry}>
              {strings['failure.retry']}
            </TextButton>
          </Note>
        )}
        {isEmpty && recent.length > 0 && (
          <TextButton type="button" data-aside="" onClick={clear}>
            {searchStrings['search.forget']}
          </TextButton>
        )}
        {answer && !isEmpty && answer.count === 0 && (
          <Note>
            <NoteTitle>{format(searchStrings['search.none'], { query: query.trim() })}</NoteTitle>
          </Note>
        )}
        <div
          {...(getListboxProps() as object)}
          aria-labelledby={undefined}
          aria-label={searchStrings['search.results']}
          hidden={rows.length === 0}
        >
          {rows}
        </div>
      </Body>
      <Foot>
        {(
          [
            ['↑↓', 'search.keyMove'],
            ['↵', 'search.keyOpen'],
            ['Ctrl ↵', 'search.keyNewTab'],
            ['Esc', 'search.keyClose'],
          ] as const
        ).map(([key, name]) => (
          <Keys key={key} data-keys="">
            <Key>{key}</Key>
            {searchStrings[name]}
          </Keys>
        ))}
        <span role="status" dir="auto">
          {count}
        </span>
      </Foot>
    </>
  );
}

/** The search of the documentation. Its field has the focus; the list below follows what is typed. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <Root
      className={islandScope}
      open={props.isOpen}
      onClose={props.onClose}
      disableScrollLock
      transitionDuration={120}
      aria-labelledby={labelId}
    >
      <span id={labelId} hidden>
        {strings['search.label']}
      </span>
      <SearchPanel {...props} />
    </Root>
  );
}
