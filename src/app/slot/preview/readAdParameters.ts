import type { AdDraws } from '../../../domain/ads/AdState';

/** Scenarios by the value of the query parameter `ad`. */
export const adScenarios = [
  'house',
  'blocked',
  'late',
  'third-party',
  'no-inventory',
  'feed',
  'feed-failed',
  'bot',
  'privacy',
  'off',
  'crash',
] as const;
export type AdScenario = (typeof adScenarios)[number];

/** The random draw that a query parameter sets. */
const drawsByWord: Readonly<Record<string, keyof AdDraws>> = {
  draw: 'appeal',
  house: 'house',
  shape: 'shape',
  display: 'display',
};

export interface AdParameters {
  scenario: AdScenario | null;
  draws: Partial<AdDraws>;
  /** Invalid parameters, and the valid values. */
  problems: string[];
}

const isScenario = (word: string): word is AdScenario =>
  (adScenarios as readonly string[]).includes(word);

/** Reads the ad scenario of a query string, such as `?ad=blocked&draw=0.1`. Invalid values are ignored. */
export function readAdParameters(search: string): AdParameters {
  const words = new URLSearchParams(search);
  const problems: string[] = [];
  const reject = (name: string, wanted: string) => {
    problems.push(
      `The URL has "${name}=${words.get(name)}", which is not a valid ad scenario parameter and is ignored. Write ${wanted}.`,
    );
  };

  const ad = words.get('ad');
  const scenario = ad !== null && isScenario(ad) ? ad : null;
  if (ad !== null && !scenario) reject('ad', `ad= and one of ${adScenarios.join(', ')}`);

  const draws: Partial<AdDraws> = {};
  for (const [word, draw] of Object.entries(drawsByWord)) {
    const text = words.get(word);
    if (text === null) continue;
    const value = Number(text);
    if (text.trim() !== '' && value >= 0 && value < 1) draws[draw] = value;
    else reject(word, `${word}= and a number from 0 up to, not including, 1, like ${word}=0.1`);
  }
  return { scenario, draws, problems };
}
