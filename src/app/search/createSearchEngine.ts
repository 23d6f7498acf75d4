import MiniSearch, { type SearchResult } from 'minisearch';
import { groupBy } from '../../domain/groupBy';
import { excerptOf, markMatches } from '../../domain/search/markMatches';
import {
  parseQuery,
  synonymTable,
  type ParsedQuery,
  type QueryTerm,
} from '../../domain/search/parseQuery';
import { rankPages, type FoundEntry, type RankedPage } from '../../domain/search/rankPages';
import {
  type SearchData,
  type SearchEntry,
  type SearchPage,
  firstPages,
  type SearchAnswer,
  type SearchEngine,
  type SearchGroup,
} from '../../domain/search/SearchEngine';
import { suggestQueries } from '../../domain/search/suggestQueries';
import { termsOf, termsOfTitle, withoutSpaces } from '../../domain/search/terms';

const boosts = { title: 3, page: 1.2, text: 1, words: 0.3 };

/** Letters from which a word may be misspelled once, and twice. */
const [onceFrom, twiceFrom] = [4, 6];

/** Parts of a page that the results show, by its rank: further pages show one. */
const shownHits = [3, 2];

interface Indexed extends Record<keyof typeof boosts, string> {
  id: number;
  isPage: boolean;
}

/** Words that start with one letter are everywhere: only those in titles of pages count. */
const titlesOfPages = { fields: ['title'], filter: ({ isPage }: SearchResult) => isPage === true };

const fieldsOf = (page: SearchPage, entry: SearchEntry): Omit<Indexed, 'id' | 'isPage'> =>
  entry.id === ''
    ? {
        title: page.title,
        page: `${page.trail} ${page.product}`,
        text: `${page.description} ${entry.text}`,
        words: entry.words,
      }
    : {
        title: entry.title,
        page: `${page.title} ${page.product}`,
        text: entry.text,
        words: entry.words,
      };

function groupOf(
  { page, entries, isHitBest }: RankedPage,
  rank: number,
  terms: ReadonlySet<string>,
): SearchGroup {
  const { href, title, product, hue, trail, description } = page;
  return {
    href,
    title: markMatches(title, terms),
    product,
    hue,
    trail,
    kind: page.entries[0]!.kind,
    excerpt: excerptOf(description, terms),
    isHitBest,
    hits: entries.slice(0, shownHits[rank] ?? 1).map((entry) => ({
      href: `${href}#${entry.id}`,
      kind: entry.kind,
      title: markMatches(entry.title, terms),
      excerpt: excerptOf(entry.text, terms),
    })),
  };
}

/** Builds an index of the data, in pieces that do not block input, and answers queries from it. */
export async function createSearchEngine(data: SearchData): Promise<SearchEngine> {
  const { pages, products, repository } = data;
  const synonyms = synonymTable(data.synonyms);
  const places = pages.flatMap((page) => page.entries.map((entry) => ({ page, entry })));
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(boosts),
    storeFields: ['isPage'],
    tokenize(text, field) {
      const written = termsOf(text);
      for (const term of written) vocabulary.add(term);
      return field === 'title' ? termsOfTitle(text) : written;
    },
    processTerm: (term) => term,
    searchOptions: {
      boost: boosts,
      weights: { prefix: 0.5, fuzzy: 0.7 },
      tokenize: (term) => [term],
    },
  });
  await index.addAllAsync(
    places.map(({ page, entry }, id) => ({
      id,
      isPage: entry.id === '',
      ...fieldsOf(page, entry),
    })),
    { chunkSize: 100 },
  );

  function queryOf({ term, weight, isLast }: QueryTerm) {
    const isMisspelled = weight === 1 && term.length >= onceFrom && !vocabulary.has(term);
    const typos = term.length >= twiceFrom ? 2 : 1;
    return {
      queries: [term],
      boostTerm: () => weight,
      prefix: isLast || isMisspelled || withoutSpaces.test(term),
      fuzzy: isMisspelled && typos,
      boostDocument: (_id: unknown, found: string) => (found[0] === term[0] ? 1 : 0),
    };
  }

  function find({ terms, whole }: ParsedQuery): (FoundEntry & { terms: readonly string[] })[] {
    const known = new Map(terms.map((term) => [term.term, term]));
    const options = whole.length === 1 ? titlesOfPages : {};
    return index.search({ queries: terms.map(queryOf) }, options).map((result) => {
      const answering = result.queryTerms.map((term) => known.get(term)!);
      const placesOf = (some: readonly QueryTerm[]) =>
        new Set(some.flatMap(({ answers }) => answers));
      return {
        ...places[result.id as number]!,
        score: result.score,
        answers: placesOf(answering),
        literal: placesOf(answering.filter(({ weight }) => weight >= 1)),
        terms: result.terms,
      };
    });
  }

  const productAt = (pathname: string) =>
    products.find(({ path }) => `${pathname}/`.startsWith(path));

  return {
    pages,
    repository,
    startersAt: (pathname) => (productAt(pathname) ?? products[0])?.starters ?? [],
    search(query, { from = '', kind, limit = firstPages } = {}): SearchAnswer {
      const parsed = parseQuery(query, synonyms);
      const found = find(parsed);
      const terms = new Set(found.flatMap((one) => one.terms));
      const missing = productAt(from)?.name;
      const { ranked, kinds } = rankPages(found, parsed, { pages, kind, product: missing });
      const counts = countBy(ranked);
      return {
        groups: ranked.slice(0, limit).map((page, rank) => groupOf(page, rank, terms)),
        count: ranked.length,
        kinds,
        elsewhere:
          missing !== undefined && ranked.length > 0 && !counts.has(missing)
            ? { missing, counts }
            : undefined,
        suggestions: ranked.length > 0 ? [] : suggestQueries(query, titlesOf(pages)),
      };
    },
  };
}

const countBy = (ranked: readonly RankedPage[]) =>
  new Map(
    [...groupBy(ranked, ({ page }) => page.product)].map(([product, pages]) => [
      product,
      pages.length,
    ]),
  );

/** Titles of pages, which come first, and of their parts. */
const titlesOf = (pages: readonly SearchPage[]) => [
  ...pages.map(({ title }) => title),
  ...pages.flatMap(({ entries }) => entries.slice(1).map(({ title }) => title)),
];
