import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance, if it is near enough to be a slip of the pen (a third of the length at most). */
export function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
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
