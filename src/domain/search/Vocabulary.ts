import { editDistance } from '../navigation/nearestPages';
import { joined } from './terms';
import { writtenWords } from './writtenWords';

const shown = 4;

/** Share of the letters that may differ: a word that differs more is another word. */
const tooFar = 0.5;

/** Longer titles are sentences, which nobody types. */
const longestTitle = 40;

/** The titles of a site and their words, each by what it is compared with. */
export class Vocabulary {
  private readonly candidates = new Map<string, string>();
  private readonly seen = new Set<string>();

  private addOne(candidate: string) {
    if (this.seen.has(candidate)) return;
    this.seen.add(candidate);
    const term = joined(candidate);
    if (!this.candidates.has(term)) this.candidates.set(term, candidate);
  }

  /** Adds a title. Of several spellings of a word the first one is kept. */
  add(title: string): void {
    if (title.length <= longestTitle) this.addOne(title);
    for (const word of writtenWords(title)) if (word.length > 3) this.addOne(word);
  }

  /** The titles and words that are spelled most like a query; none where nothing is near. */
  nearest(query: string): string[] {
    const wanted = joined(query);
    const found: { candidate: string; distance: number }[] = [];
    for (const [term, candidate] of this.candidates) {
      const longest = Math.max(wanted.length, term.length);
      if (Math.abs(wanted.length - term.length) >= longest * tooFar) continue;
      const distance = editDistance(wanted, term) / longest;
      if (distance < tooFar) found.push({ candidate, distance });
    }
    return found
      .sort((a, b) => a.distance - b.distance)
      .slice(0, shown)
      .map(({ candidate }) => candidate);
  }
}
