import { distance } from 'fastest-levenshtein';
import { joined, termsOf, writtenWords } from './terms';

const shown = 4;

/** Share of the letters that may differ: a word that differs more is another word. */
const tooFar = 0.45;

/** Longer titles are sentences, which nobody types. */
const longestTitle = 40;

const candidatesIn = (title: string) => [
  ...(title.length <= longestTitle ? [title] : []),
  ...writtenWords(title).filter((word) => word.length > 3),
];

/** The titles, and words of them, that are spelled most like a query; none where nothing is near. */
export function suggestQueries(query: string, titles: readonly string[]): string[] {
  const wanted = joined(query.slice(0, 2 * longestTitle));
  // Of several spellings of a word the first one is kept.
  const candidates = new Map<string, string>();
  for (const candidate of new Set(titles.flatMap(candidatesIn))) {
    const term = joined(candidate);
    if (!candidates.has(term)) candidates.set(term, candidate);
  }
  return [...candidates]
    .filter(([, candidate]) => termsOf(candidate).some((term) => term[0] === wanted[0]))
    .map(([term, candidate]) => ({
      candidate,
      difference: distance(wanted, term) / Math.max(wanted.length, term.length),
    }))
    .filter(({ difference }) => difference < tooFar)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, shown)
    .map(({ candidate }) => candidate);
}
