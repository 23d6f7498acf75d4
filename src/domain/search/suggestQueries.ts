import { editDistance } from '../navigation/nearestPages';
import { joined, writtenWords } from './terms';

const shown = 4;

/** Share of the letters that may differ: a word that differs more is another word. */
const tooFar = 0.5;

/** Longer titles are sentences, which nobody types. */
const longestTitle = 40;

/**
 * The titles, and words of them, that are spelled most like a query; none where nothing is near.
 * @param titles more important ones first: of pages, then of their parts
 */
export function suggestQueries(query: string, titles: Iterable<string>): string[] {
  const wanted = joined(query);
  if (wanted === '') return [];
  const found = new Map<string, { candidate: string; distance: number }>();
  const consider = (candidate: string) => {
    const term = joined(candidate);
    const longest = Math.max(wanted.length, term.length);
    if (found.has(term) || Math.abs(wanted.length - term.length) >= longest * tooFar) return;
    const distance = editDistance(wanted, term) / longest;
    if (distance < tooFar) found.set(term, { candidate, distance });
  };
  for (const title of titles) {
    if (title.length <= longestTitle) consider(title);
    for (const word of writtenWords(title)) if (word.length > 3) consider(word);
  }
  return [...found.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, shown)
    .map(({ candidate }) => candidate);
}
