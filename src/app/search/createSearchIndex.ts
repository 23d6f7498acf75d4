import {
  columnsOf,
  commonnessOf,
  partNames,
  type PageTexts,
  type PostingsPart,
  type SearchCore,
  type SearchData,
  type SearchRow,
} from '../../domain/search/SearchData';
import { termsOf, termsOfTitle } from '../../domain/search/terms';
import { codeTerms } from './TermList';
import { TermScores } from './TermScores';

/**
 * Characters of a part: a query needs a few parts, and loads each with its neighbors. Parts of large sites are larger,
 * because a browser that loads hundreds of them is slow to answer meanwhile.
 */
const [leastSize, mostParts] = [6000, 400];

/** Titles that a query without results is compared with, those of pages first: a browser loads all of them. */
const mostWords = 4000;

/** Steps of a score that still change an order. */
const scoreSteps = 4;

const boosts = { title: 4, page: 1.2, text: 1, code: 0.6 };

export interface SearchIndex {
  core: SearchCore;
  /** As JSON, by name. */
  parts: Record<string, string>;
}

/** Splits a list into parts of about the same size in JSON; also returns the place of the first item of each. */
function split<Item>(items: readonly Item[]): { starts: number[]; parts: Item[][] } {
  const sizes = items.map((item) => JSON.stringify(item).length);
  const partSize = Math.max(leastSize, sizes.reduce((sum, size) => sum + size, 0) / mostParts);
  const starts: number[] = [];
  const parts: Item[][] = [];
  let size = Infinity;
  items.forEach((item, place) => {
    if (size + sizes[place]! > partSize) {
      starts.push(place);
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(item);
    size += sizes[place]!;
  });
  return { starts, parts };
}

const isLead = ([, id]: SearchRow) => id === '';

function scoreTerms({ pages }: SearchData): TermScores<keyof typeof boosts> {
  const scores = new TermScores(boosts);
  for (const { title, product, trail, description, entries } of pages) {
    const [, , , text = '', code = ''] = entries.find(isLead) ?? [0, '', ''];
    scores.add({
      title: termsOfTitle(title),
      page: termsOf(`${trail} ${product}`),
      text: termsOf(`${description} ${text}`),
      code: termsOf(code),
    });
    for (const [, , row, rowText = '', rowCode = ''] of entries.filter((entry) => !isLead(entry)))
      scores.add({
        title: termsOfTitle(row),
        page: termsOf(`${title} ${product}`),
        text: termsOf(rowText),
        code: termsOf(rowCode),
      });
  }
  return scores;
}

/** The index of a site in parts, of which a browser loads those that a query needs. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const scores = scoreTerms(data);
  const { terms } = scores;
  const postings = split(
    terms.map((term) => {
      let before = 0;
      const ofTerm = scores.scoresOf(term).flatMap(({ entry, score }) => {
        const distance = entry - before;
        before = entry;
        return [distance, Math.max(1, Math.round(score * scoreSteps))];
      });
      return [term, ofTerm] as const;
    }),
  );
  const frequent = terms.filter((term) => scores.frequencyOf(term) > 1);
  const texts = split(
    data.pages.map(({ description, entries }): PageTexts => ({
      description,
      rows: entries
        .filter((row) => !isLead(row))
        .map(([kind, id, title, text]) => (text ? [kind, id, title, text] : [kind, id, title])),
    })),
  );
  const core: SearchCore = {
    pages: columnsOf(
      data.pages.map(({ description: _description, entries, ...page }) => ({
        ...page,
        kinds: [
          entries.find(isLead)?.[0] ?? 0,
          ...entries.filter((row) => !isLead(row)).map(([kind]) => kind),
        ].join(''),
      })),
    ),
    terms: codeTerms(frequent),
    common: frequent.map((term) => commonnessOf(scores.frequencyOf(term))).join(''),
    postings: postings.starts.map((start) => terms[start]!),
    texts: texts.starts,
  };
  const words = data.pages
    .map(({ title }) => title)
    .concat(
      data.pages.flatMap(({ entries }) =>
        entries.filter((row) => !isLead(row)).map(([, , title]) => title),
      ),
    );
  return {
    core,
    parts: {
      [partNames.words]: JSON.stringify([...new Set(words)].slice(0, mostWords)),
      ...Object.fromEntries(
        postings.parts.map((part, number) => [
          partNames.postings(number),
          JSON.stringify({
            terms: codeTerms(part.map(([term]) => term)),
            postings: part.map(([, ofTerm]) => ofTerm),
          } satisfies PostingsPart),
        ]),
      ),
      ...Object.fromEntries(
        texts.parts.map((part, number) => [partNames.texts(number), JSON.stringify(part)]),
      ),
    },
  };
}
