import { excerptOf, highlight } from '../../domain/search/highlight';
import { parseQuery } from '../../domain/search/parseQuery';
import {
  bestEntries,
  rankPages,
  type IndexedPage,
  type RankedPage,
} from '../../domain/search/rankPages';
import { idOf, searchKinds, type SearchData, type SearchRow } from '../../domain/search/SearchData';
import type { SearchAnswer, SearchEngine, SearchGroup } from '../../domain/search/SearchEngine';
import { joined, termsOf, termsOfTitle } from '../../domain/search/terms';
import { Vocabulary } from '../../domain/search/Vocabulary';
import { TermIndex } from './TermIndex';

const shownPages = 8;
const shownHits = 3;

/** Entries that are indexed at once: a few milliseconds. */
const batch = 200;

const boosts = { title: 4, page: 1.2, text: 1, code: 0.6 };

/** `/toolpad/core/react-crud/` -> `/toolpad/core/`. */
const folderOf = (href: string) => href.split('/').slice(0, 3).join('/').concat('/');

/** The pages and their entries, in one order: the part of a page without a heading of its own comes first. */
function listEntries({ pages }: SearchData) {
  const indexed: IndexedPage[] = [];
  const rows: (SearchRow | undefined)[] = [];
  for (const { title, product, weight, entries } of pages) {
    const first = rows.length;
    rows.push(undefined, ...entries.filter(([, id]) => id !== ''));
    indexed.push({ first, end: rows.length, name: joined(title), product, weight });
  }
  return { indexed, rows };
}

/**
 * Builds the index and answers queries from it.
 * @param pause called between batches, so that typing is not blocked meanwhile
 */
export async function createSearchEngine(
  data: SearchData,
  pause: () => Promise<void> = async () => undefined,
): Promise<SearchEngine> {
  const { pages } = data;
  const { indexed, rows } = listEntries(data);
  const kinds = new Uint8Array(rows.length);
  const index = new TermIndex(boosts);
  const vocabulary = new Vocabulary();
  for (const { title } of pages) vocabulary.add(title);

  const add = (page: SearchData['pages'][number], row: SearchRow | undefined) => {
    const lead = row ?? page.entries.find(([, id]) => id === '');
    const [kind, , title, text = '', code = ''] = lead ?? [0, '', ''];
    kinds[index.size] = kind;
    if (row) vocabulary.add(title);
    index.add({
      title: termsOfTitle(row ? title : page.title),
      page: termsOf(`${row ? page.title : page.trail} ${page.product}`),
      text: termsOf(row ? text : `${page.description} ${text}`),
      code: termsOf(code),
    });
  };
  for (const [place, { first, end }] of indexed.entries())
    for (let entry = first; entry < end; entry += 1) {
      add(pages[place]!, rows[entry]);
      if (index.size % batch === 0) await pause();
    }

  function groupOf(
    { page, ...ranked }: RankedPage,
    found: ReturnType<typeof index.search>,
  ): SearchGroup {
    const { href, title, product, hue, trail, description } = pages[page]!;
    const { terms } = found;
    return {
      href,
      title: highlight(title, terms),
      product,
      hue,
      trail,
      kind: searchKinds[kinds[indexed[page]!.first]!]!,
      excerpt: excerptOf(description, terms),
      hits: bestEntries({ page, ...ranked }, found, shownHits).map((entry) => {
        const row = rows[entry]!;
        const [kind, , hitTitle, text = ''] = row;
        return {
          href: `${href}#${idOf(row)}`,
          kind: searchKinds[kind]!,
          title: highlight(hitTitle, terms),
          excerpt: excerptOf(text, terms),
        };
      }),
    };
  }

  /** Product of the folder that a page is in. */
  const productAt = (path: string) =>
    pages.find(({ href, trail }) => trail !== '' && path.startsWith(folderOf(href)))?.product;

  return {
    search(query, { from = '', kind } = {}): SearchAnswer {
      const parsed = parseQuery(query);
      const found = index.search(parsed.terms);
      const ranking = rankPages(found, parsed, indexed, { kinds, kind, product: productAt(from) });
      const isEmpty = Object.values(ranking.kinds).every((count) => count === 0);
      return {
        groups: ranking.ranked.slice(0, shownPages).map((ranked) => groupOf(ranked, found)),
        count: ranking.ranked.length,
        kinds: ranking.kinds,
        suggestions: isEmpty ? vocabulary.nearest(query) : [],
      };
    },
  };
}
