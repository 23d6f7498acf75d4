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
} from '../../domain/search/SearchData';
import {
  firstPages,
  type SearchAnswer,
  type SearchEngine,
  type SearchGroup,
} from '../../domain/search/SearchEngine';
import { joined, termsOfTitle } from '../../domain/search/terms';
import { findEntries } from './findEntries';
import { TermIndex } from './TermIndex';

/** Code for queries without results. */
const importVocabulary = () => import('../../domain/search/Vocabulary');

const shownHits = 3;

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

/** Answers queries from an index in parts. A query loads those that it needs, each once. */
export function createSearchEngine(core: SearchCore, load: LoadPart): SearchEngine {
  const pages = rowsOf(core.pages);
  const indexed = numberEntries(pages);
  const kinds = Uint8Array.from(pages.flatMap((page) => Array.from(page.kinds, Number)));
  const loaded = new Map<string, Promise<unknown>>();
  let loadingAll: Promise<void> | undefined;
  let vocabulary: ReturnType<typeof readVocabulary> | undefined;

  function part<Content>(name: string): Promise<Content> {
    let content = loaded.get(name);
    if (!content) {
      loaded.set(name, (content = load(name)));
      // The next query tries again.
      content.catch(() => loaded.delete(name));
    }
    return content as Promise<Content>;
  }

  const terms = new TermIndex(core, (number) => part(partNames.postings(number)));

  /** Words that start with one letter are everywhere: only those in titles of pages count. */
  function startingWith(letter: string): Found {
    const score = new Float64Array(kinds.length);
    const answers = new Int32Array(kinds.length);
    const found = new Set<string>();
    pages.forEach(({ title }, page) => {
      const word = termsOfTitle(title).find((term) => term.startsWith(letter));
      if (word === undefined) return;
      found.add(word);
      score[indexed[page]!.first] = answers[indexed[page]!.first] = 1;
    });
    return { scores: { score, answers, rarity: [1] }, terms: found };
  }

  async function find({ terms: wanted, whole }: ParsedQuery): Promise<Found> {
    if (whole.length === 1) return startingWith(whole);
    const found = await Promise.all(
      wanted.map(async (term) => [term, await terms.matchesOf(term)] as const),
    );
    return {
      scores: findEntries(found, kinds.length),
      terms: new Set(found.flatMap(([, matches]) => matches.map(({ term }) => term))),
    };
  }

  async function groupOf(
    ranked: RankedPage,
    { scores, terms: marked }: Found,
  ): Promise<SearchGroup> {
    const { page } = ranked;
    const { href, title, product, hue, trail } = pages[page]!;
    const number = partOf(core.texts, page);
    const texts = await part<PageTexts[]>(partNames.texts(number));
    const { description, rows } = texts[page - core.texts[number]!]!;
    const { first } = indexed[page]!;
    return {
      href,
      title: highlight(title, marked),
      product,
      hue,
      trail,
      kind: searchKinds[kinds[first]!]!,
      excerpt: excerptOf(description, marked),
      hits: bestEntries(ranked, scores, shownHits).map((entry) => {
        const row = rows[entry - first - 1]!;
        const [kind, , hitTitle, text = ''] = row;
        return {
          href: `${href}#${idOf(row)}`,
          kind: searchKinds[kind]!,
          title: highlight(hitTitle, marked),
          excerpt: excerptOf(text, marked),
        };
      }),
    };
  }

  async function readVocabulary() {
    const [{ Vocabulary }, titles] = await Promise.all([
      importVocabulary(),
      part<string[]>(partNames.words),
    ]);
    const read = new Vocabulary();
    for (const title of titles) read.add(title);
    return read;
  }

  function nearestWords(query: string): Promise<string[]> {
    vocabulary ??= readVocabulary();
    vocabulary.catch(() => (vocabulary = undefined));
    return vocabulary.then((words) => words.nearest(query));
  }

  async function loadAll(): Promise<void> {
    const names = [
      ...core.postings.map((_, number) => partNames.postings(number)),
      ...core.texts.map((_, number) => partNames.texts(number)),
      partNames.words,
    ];
    const lane = async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) await part(name);
    };
    await Promise.all([lane(), lane(), lane(), importVocabulary()]);
  }

  /** Product of the folder that a page is in. */
  const productAt = (path: string) =>
    pages.find(({ href, trail }) => trail !== '' && path.startsWith(folderOf(href)))?.product;

  return {
    pages,
    async search(query, { from = '', kind, limit = firstPages } = {}): Promise<SearchAnswer> {
      const parsed = parseQuery(query);
      const found = await find(parsed);
      const ranking = rankPages(found.scores, parsed, indexed, {
        kinds,
        kind,
        product: productAt(from),
      });
      const isEmpty = Object.values(ranking.kinds).every((count) => count === 0);
      return {
        groups: await Promise.all(
          ranking.ranked.slice(0, limit).map((ranked) => groupOf(ranked, found)),
        ),
        count: ranking.ranked.length,
        kinds: ranking.kinds,
        suggestions: isEmpty ? await nearestWords(query) : [],
      };
    },
    loadAll() {
      loadingAll ??= loadAll();
      loadingAll.catch(() => (loadingAll = undefined));
      return loadingAll;
    },
  };
}
