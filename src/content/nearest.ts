import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance, if that is at most a third of the length: a typo. */
function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.floor(wanted.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const candidateDistance = distance(wanted, candidate);
    if (candidateDistance < bestDistance) {
      best = candidate;
      bestDistance = candidateDistance;
    }
  }
  return best;
}

/** The name that code probably means: `sidebarExpandedWidth` for a typo of it, and for `sidebarWidth`. */
export function probableName(wanted: string, candidates: readonly string[]): string | undefined {
  const wordsOf = (name: string) =>
    name.split(/(?=[A-Z])|\W+/).flatMap((word) => (word.length > 3 ? word.toLowerCase() : []));
  const words = wordsOf(wanted).filter(
    (word) => !candidates.every((one) => wordsOf(one).includes(word)),
  );
  const inCommon = (name: string) =>
    wordsOf(name)
      .filter((word) => words.includes(word))
      .join('');
  const [best = ''] = [...candidates].sort(
    (a, b) => inCommon(b).length - inCommon(a).length || distance(wanted, a) - distance(wanted, b),
  );
  return nearest(wanted, candidates) ?? (inCommon(best) ? best : undefined);
}

/** The end of a sentence that says how to fix a typo: ` Did you mean …?`, or nothing when no candidate is near. */
export function didYouMean(wanted: string, candidates: Iterable<string>): string {
  const found = nearest(wanted, candidates);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}

/** The three candidates with the smallest edit distances, the nearest first. */
export function nearestThree(wanted: string, candidates: Iterable<string>): string[] {
  const ranked = [...candidates].map((candidate) => ({
    candidate,
    far: distance(wanted, candidate),
  }));
  return ranked
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
