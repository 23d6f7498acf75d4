import { excerptOf, highlight } from '../../domain/search/highlight';
import { parseQuery, type ParsedQuery } from '../../domain/search/parseQuery';
import {
  bestEntries,
  rankPages,
  type EntryScores,
  type IndexedPage,
  type RankedPage,
} from '../../domain/search/rankPages';
import {
  idOf,
  partNames,
  partOf,
  rowsOf,
  searchKinds,
  type LoadPart,
  type PageTexts,
  type RankedFacts,
  type SearchCore,
  type SearchKind,
} from '../../domain/search/SearchData';
import {
  firstPages,
  type SearchAnswer,
  type SearchEngine,
  type SearchGroup,
} from '../../domain/search/SearchEngine';
import { joined, termsOfTitle } from '../../domain/search/terms';
import { findEntries } from './findEntries';
import { loadOnce } from './loadOnce';
import { TermIndex } from './TermIndex';

/** Code for queries without results. */
const importVocabulary = () => import('../../domain/search/Vocabulary');

/** Parts of a page that the results show, by its rank: further pages show one. */
const shownHits = [3, 2];

/** `/toolpad/core/react-crud/` -> `/toolpad/core/`. */
const folderOf = (href: string) => href.split('/').slice(0, 3).join('/').concat('/');

/** The pages with the numbers of their entries. */
function numberEntries(pages: readonly RankedFacts[]): IndexedPage[] {
  let end = 0;
  return pages.map(({ title, product, weight, kinds }) => {
    const first = end;
    end += kinds.length;
    return { first, end, name: joined(title), product, weight };
  });
}

interface Found {
  scores: EntryScores;
  /** Terms of the index that the query stands for. */
  terms: ReadonlySet<string>;
}

/** Words that start with one letter are everywhere: only those in titles of pages count. */
function startingWith(
  letter: string,
  pages: readonly RankedFacts[],
  indexed: readonly IndexedPage[],
  entryCount: number,
): Found {
  const score = new Float64Array(entryCount);
  const answers = new Int32Array(entryCount);
  const found = new Set<string>();
  pages.forEach(({ title }, page) => {
    const word = termsOfTitle(title).find((term) => term.startsWith(letter));
    if (word === undefined) return;
    found.add(word);
    score[indexed[page]!.first] = answers[indexed[page]!.first] = 1;
  });
  return { scores: { score, answers, rarity: [1] }, terms: found };
}

/** What the results show of a page and its best rows. */
function groupOf(
  { href, title, product, hue, trail }: RankedFacts,
  kind: SearchKind,
  description: string,
  rows: PageTexts['rows'],
  marked: ReadonlySet<string>,
): SearchGroup {
  return {
    href,
    title: highlight(title, marked),
    product,
    hue,
    trail,
    kind,
    excerpt: excerptOf(description, marked),
    hits: rows.map((row) => {
      const [rowKind, , rowTitle, text = ''] = row;
      return {
        href: `${href}#${idOf(row)}`,
        kind: searchKinds[rowKind]!,
        title: highlight(rowTitle, marked),
        excerpt: excerptOf(text, marked),
      };
    }),
  };
}

/** Answers queries from an index in parts. A query loads those that it needs, each once. */
export function createSearchEngine(core: SearchCore, load: LoadPart): SearchEngine {
  const pages = rowsOf(core.pages);
  const indexed = numberEntries(pages);
  const kinds = Uint8Array.from(pages.flatMap((page) => Array.from(page.kinds, Number)));
  const loadPart = loadOnce(load);
  const part = <Content>(name: string) => loadPart(name) as Promise<Content>;

  const terms = new TermIndex(core, (number) => part(partNames.postings(number)));

  async function find({ terms: wanted, whole }: ParsedQuery): Promise<Found> {
    if (whole.length === 1) return startingWith(whole, pages, indexed, kinds.length);
    const found = await Promise.all(
      wanted.map(async (term) => [term, await terms.matchesOf(term)] as const),
    );
    return {
      scores: findEntries(found, kinds.length),
      terms: new Set(found.flatMap(([, matches]) => matches.map(({ term }) => term))),
    };
  }

  async function describe({ page }: RankedPage, rank: number, found: Found): Promise<SearchGroup> {
    const number = partOf(core.texts, page);
    const texts = await part<PageTexts[]>(partNames.texts(number));
    const { description, rows } = texts[page - core.texts[number]!]!;
    const { first } = indexed[page]!;
    const best = bestEntries(indexed[page]!, found.scores.score, shownHits[rank] ?? 1).map(
      (entry) => rows[entry - first - 1]!,
    );
    return groupOf(pages[page]!, searchKinds[kinds[first]!]!, description, best, found.terms);
  }

  const vocabulary = loadOnce(async () => {
    const [{ Vocabulary }, titles] = await Promise.all([
      importVocabulary(),
      part<string[]>(partNames.words),
    ]);
    const read = new Vocabulary();
    for (const title of titles) read.add(title);
    return read;
  });

  const loadAll = loadOnce(async () => {
    const names = [
      ...core.postings.map((_, number) => partNames.postings(number)),
      ...core.texts.map((_, number) => partNames.texts(number)),
      partNames.words,
    ];
    const lane = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) await part(name);
    };
    await Promise.all([lane(), lane(), lane(), importVocabulary()]);
  });

  /** Products by the folder of their pages. */
  const products = new Map(
    pages.filter(({ trail }) => trail !== '').map(({ href, product }) => [folderOf(href), product]),
  );

  return {
    pages,
    async search(query, { from = '', kind, limit = firstPages } = {}): Promise<SearchAnswer> {
      const parsed = parseQuery(query);
      const found = await find(parsed);
      const ranking = rankPages(found.scores, parsed, indexed, {
        kinds,
        kind,
        product: products.get(folderOf(from)),
      });
      const isEmpty = Object.values(ranking.kinds).every((count) => count === 0);
      return {
        groups: await Promise.all(
          ranking.ranked.slice(0, limit).map((ranked, rank) => describe(ranked, rank, found)),
        ),
        count: ranking.ranked.length,
        kinds: ranking.kinds,
        suggestions: isEmpty ? (await vocabulary()).nearest(query) : [],
      };
    },
    loadAll,
  };
}
