import { editDistance } from '../navigation/nearestPages';
import { joined, writtenWords } from './terms';

const shown = 4;

/** The titles, and words of them, that are spelled most like a query. */
export function suggestQueries(query: string, titles: readonly string[]): string[] {
  const wanted = joined(query);
  if (wanted === '') return [];
  const candidates = new Map(
    titles
      .flatMap((title) => [title, ...writtenWords(title).filter((word) => word.length > 3)])
      .map((candidate) => [joined(candidate), candidate]),
  );
  return [...candidates]
    .map(([term, candidate]) => ({
      candidate,
      distance: editDistance(wanted, term) / Math.max(wanted.length, term.length),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, shown)
    .map(({ candidate }) => candidate);
}
