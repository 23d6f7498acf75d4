import MiniSearch from 'minisearch';
import { excerptOf, highlight } from '../../domain/search/highlight';
import { parseQuery, type ParsedQuery } from '../../domain/search/parseQuery';
import { rankPages, type FoundEntry, type RankedPage } from '../../domain/search/rankPages';
import {
  searchKinds,
  type SearchData,
  type SearchEntry,
  type SearchKind,
} from '../../domain/search/SearchData';
import type { SearchAnswer, SearchEngine, SearchGroup } from '../../domain/search/SearchEngine';
import { suggestQueries } from '../../domain/search/suggestQueries';
import { termsOf, termsOfTitle } from '../../domain/search/terms';

const shownPages = 12;
const shownHits = 4;

/** The part of a page that has no heading of its own. */
const ofPage = -1;

interface IndexedEntry {
  id: number;
  title: string;
  page: string;
  text: string;
  code: string;
}

const boosts = { title: 4, page: 1.2, text: 1, code: 0.6 };

interface Place {
  page: number;
  entry: number;
}

/** `/toolpad/core/react-crud/` -> `/toolpad/core/`. */
const folderOf = (href: string) => href.split('/').slice(0, 3).join('/').concat('/');

/** Builds the index and answers queries from it. */
export async function createSearchEngine({ pages }: SearchData): Promise<SearchEngine> {
  const places: Place[] = [];
  const indexed: IndexedEntry[] = [];
  pages.forEach((page, pageIndex) => {
    const add = (entry: number, title: string, text: string, code: string) => {
      indexed.push({
        id: places.length,
        title,
        page: entry === ofPage ? page.trail : page.title,
        text,
        code,
      });
      places.push({ page: pageIndex, entry });
    };
    const lead = page.entries.find(([, id]) => id === '');
    add(ofPage, page.title, `${page.description} ${lead?.[3] ?? ''}`, lead?.[4] ?? '');
    page.entries.forEach(([, id, title, text = '', code = ''], entry) => {
      if (id !== '') add(entry, title, text, code);
    });
  });
  const vocabulary = new Set<string>();
  const index = new MiniSearch<IndexedEntry>({
    fields: Object.keys(boosts),
    tokenize: (text, field) => {
      const terms = field === 'title' ? termsOfTitle(text) : termsOf(text);
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  // In pieces, so that typing is not blocked meanwhile.
  await index.addAllAsync(indexed, { chunkSize: 100 });

  const entryAt = ({ page, entry }: Place): SearchEntry => {
    const [kind, id, title, text = '', code = ''] = pages[page]!.entries[entry]!;
    return { kind: searchKinds[kind]!, id, title, text, code };
  };
  const kindOf = ({ page, entry }: Place): SearchKind =>
    entry === ofPage
      ? pages[page]!.isReference
        ? 'api'
        : 'guide'
      : searchKinds[pages[page]!.entries[entry]![0]]!;

  function find({ terms }: ParsedQuery): FoundEntry[] {
    const known = new Map(terms.map((term) => [term.term, term]));
    // A word that the site has is not misspelled.
    const isUnknown = (term: string) => known.get(term)!.weight === 1 && !vocabulary.has(term);
    return index
      .search(terms.map(({ term }) => term).join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: boosts,
        boostTerm: (term) => known.get(term)!.weight,
        prefix: (term) => known.get(term)!.isLast || (isUnknown(term) && term.length > 3),
        fuzzy: (term) => (isUnknown(term) && term.length > 3 ? (term.length > 5 ? 2 : 1) : false),
        weights: { prefix: 0.5, fuzzy: 0.4 },
      })
      .map((result) => ({
        ...places[result.id as number]!,
        score: result.score,
        answers: new Set(result.queryTerms.flatMap((term) => known.get(term)!.answers)),
        terms: result.terms,
      }));
  }

  function groupOf({ page, entries, terms }: RankedPage): SearchGroup {
    const { href, title, product, hue, trail, description } = pages[page]!;
    return {
      href,
      title: highlight(title, terms),
      product,
      hue,
      trail,
      kind: kindOf({ page, entry: ofPage }),
      excerpt: excerptOf(description, terms),
      hits: entries.slice(0, shownHits).map((found) => {
        const { kind, id, title: hitTitle, text } = entryAt(found);
        return {
          href: `${href}#${id}`,
          kind,
          title: highlight(hitTitle, terms),
          excerpt: excerptOf(text, terms),
        };
      }),
    };
  }

  const titles = () => [
    ...pages.map(({ title }) => title),
    ...pages.flatMap(({ entries }) => entries.map(([, , title]) => title)),
  ];

  /** Product of the folder that a page is in. */
  const productAt = (path: string) =>
    pages.find(({ href, trail }) => trail !== '' && path.startsWith(folderOf(href)))?.product;

  return {
    search(query, { from = '', kind } = {}): SearchAnswer {
      const parsed = parseQuery(query);
      const found = find(parsed);
      const kinds = Object.fromEntries(
        searchKinds.map((one) => [
          one,
          new Set(found.filter((entry) => kindOf(entry) === one).map(({ page }) => page)).size,
        ]),
      ) as Record<SearchKind, number>;
      const shown = kind ? found.filter((entry) => kindOf(entry) === kind) : found;
      const ranked = rankPages(shown, parsed, pages, kindOf, productAt(from));
      return {
        groups: ranked.slice(0, shownPages).map(groupOf),
        count: ranked.length,
        kinds,
        suggestions: found.length === 0 ? suggestQueries(query, titles()) : [],
      };
    },
  };
}
