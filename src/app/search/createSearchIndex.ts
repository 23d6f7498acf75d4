import {
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

/** Characters of a part: a query needs a few parts, and loads each with its neighbors. */
const partSize = 6000;

/** Steps of a score that still change an order. */
const scoreSteps = 4;

const boosts = { title: 4, page: 1.2, text: 1, code: 0.6 };

/** The parts of the search data as JSON, by name. */
export type SearchIndex = Record<string, string>;

/** Splits a list into JSON texts of about the size of a part; also returns the first item of each. */
function split(items: readonly unknown[]): { starts: number[]; parts: string[] } {
  const starts: number[] = [];
  const parts: string[][] = [];
  let size = Infinity;
  items.forEach((item, place) => {
    const text = JSON.stringify(item);
    if (size + text.length > partSize) {
      starts.push(place);
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(text);
    size += text.length;
  });
  return { starts, parts: parts.map((texts) => `[${texts.join()}]`) };
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
    terms.map((term): PostingsPart[number] => {
      let before = 0;
      return scores.scoresOf(term).flatMap(({ entry, score }) => {
        const distance = entry - before;
        before = entry;
        return [distance, Math.max(1, Math.round(score * scoreSteps))];
      });
    }),
  );
  const texts = split(
    data.pages.map(({ description, entries }): PageTexts => ({
      description,
      rows: entries
        .filter((row) => !isLead(row))
        .map(([kind, id, title, text]) => (text ? [kind, id, title, text] : [kind, id, title])),
    })),
  );
  const core: SearchCore = {
    pages: data.pages.map(({ description: _description, entries, ...page }) => ({
      ...page,
      kinds: [
        entries.find(isLead)?.[0] ?? 0,
        ...entries.filter((row) => !isLead(row)).map(([kind]) => kind),
      ].join(''),
    })),
    terms: codeTerms(terms),
    common: terms.map((term) => commonnessOf(scores.frequencyOf(term))).join(''),
    postings: postings.starts,
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
    [partNames.core]: JSON.stringify(core),
    [partNames.words]: JSON.stringify([...new Set(words)]),
    ...Object.fromEntries(postings.parts.map((text, part) => [partNames.postings(part), text])),
    ...Object.fromEntries(texts.parts.map((text, part) => [partNames.texts(part), text])),
  };
}
