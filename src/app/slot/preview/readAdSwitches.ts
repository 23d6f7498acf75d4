import type { AdDraws } from '../../../domain/ads/AdState';

/** What the slot of a page can be made to meet, by the word that follows `ad=` in the address. */
export const adScenes = [
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
export type AdScenario = (typeof adScenes)[number];

/** Which chance a word of the address decides. */
const drawsByWord: Readonly<Record<string, keyof AdDraws>> = {
  draw: 'appeal',
  house: 'house',
  shape: 'shape',
  display: 'display',
};

export interface AdSwitches {
  scene: AdScenario | null;
  draws: Partial<AdDraws>;
  /** What of the address could not be read, and what to write instead. */
  problems: string[];
}

const isScene = (word: string): word is AdScenario =>
  (adScenes as readonly string[]).includes(word);

/**
 * Reads the switches of the advertising slot from the query of an address: `?ad=blocked&draw=0.1`. The first of several
 * values counts; what cannot be read is left out.
 */
export function readAdSwitches(search: string): AdSwitches {
  const words = new URLSearchParams(search);
  const problems: string[] = [];
  const refuse = (name: string, wanted: string) => {
    problems.push(
      `The address says "${name}=${words.get(name)}", which the advertising slot does not know, so it is left out. Write ${wanted}.`,
    );
  };

  const ad = words.get('ad');
  const scene = ad !== null && isScene(ad) ? ad : null;
  if (ad !== null && !scene) refuse('ad', `ad= and one of ${adScenes.join(', ')}`);

  const draws: Partial<AdDraws> = {};
  for (const [word, draw] of Object.entries(drawsByWord)) {
    const text = words.get(word);
    if (text === null) continue;
    const value = Number(text);
    if (text.trim() !== '' && value >= 0 && value < 1) draws[draw] = value;
    else refuse(word, `${word}= and a number from 0 up to, not including, 1, like ${word}=0.1`);
  }
  return { scene, draws, problems };
}
