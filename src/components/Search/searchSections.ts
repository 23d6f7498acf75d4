import type { SearchAnswer } from '../../domain/search/SearchEngine';
import { missingTopicHref } from '../../domain/search/queries';
import { format, plural } from '../../domain/strings/format';
import { searchStrings } from '../../domain/strings/searchStrings';
import type { SearchOption } from './SearchOptions';

/** Options with a heading, or of one page. */
export interface Section {
  title?: string;
  options: SearchOption[];
}

const queries = (all: readonly string[], icon: 'reset' | 'search') =>
  all.map((query): SearchOption => ({ type: 'query', query, icon }));

/** What to offer before the first key. */
export const startSections = (
  recent: readonly string[],
  starters: readonly string[],
): Section[] => [
  ...(recent.length > 0
    ? [{ title: searchStrings['search.recent'], options: queries(recent, 'reset') }]
    : []),
  ...(starters.length > 0
    ? [
        {
          title: searchStrings['search.starters'],
          options: queries(
            starters.filter(
              (query) => !recent.some((known) => known.toLowerCase() === query.toLowerCase()),
            ),
            'search',
          ),
        },
      ]
    : []),
];

/** Where a query without results leads. */
export interface WayOn {
  query: string;
  /** Path of the page that lists all headings. */
  headings: string;
  /** For an issue; none without it. */
  repository: string | undefined;
  /** Path of the current page. */
  from: string;
}

const wayOnOptions = ({ query, headings, repository, from }: WayOn): SearchOption[] => [
  { type: 'link', href: headings, label: searchStrings['search.page'], icon: 'document' },
  ...(repository
    ? [
        {
          type: 'link',
          href: missingTopicHref(repository, query, from),
          label: searchStrings['search.report'],
          icon: 'external',
        } as const,
      ]
    : []),
];

/** "Nothing in Core. 12 pages in Studio" */
const elsewhereText = ({ missing, counts }: NonNullable<SearchAnswer['elsewhere']>) =>
  format(searchStrings['search.elsewhere'], {
    product: missing,
    elsewhere: [...counts]
      .map(([product, count]) => plural(searchStrings['search.elsewhereIn'], count, { product }))
      .join(', '),
  });

/** The pages that answer a query or, where there are none, similar words and a way on. */
export const resultSections = (
  { groups, count, elsewhere, suggestions }: SearchAnswer,
  wayOn: WayOn,
): Section[] => {
  if (count > 0)
    return groups.map((group, index) => ({
      ...(index === 0 && elsewhere && { title: elsewhereText(elsewhere) }),
      options: [
        { type: 'page', href: group.href, group },
        ...group.hits.map((hit): SearchOption => ({ type: 'hit', href: hit.href, hit })),
      ],
    }));
  return [
    ...(suggestions.length > 0
      ? [{ title: searchStrings['search.suggestions'], options: queries(suggestions, 'search') }]
      : []),
    { title: searchStrings['search.wayOn'], options: wayOnOptions(wayOn) },
  ];
};
