import type { HouseAd } from '../../domain/ads/houseAds';

/** What the slot can show: the appeal, a line of text, a card without a picture, with one, with one for each colour scheme. */
export type PieceName = 'appeal' | 'inline' | 'words' | 'picture' | 'pictures';

/** What a site's slots can show, in its language: the pieces as HTML, and the ads of its own that go into them. */
export interface SlotPieces extends Readonly<Record<PieceName, string>> {
  houseAds: readonly HouseAd[];
}

/** Where a word or an address of a card goes. */
export const blank = (key: string): string => `{{${key}}}`;

const anyBlank = /\{\{(\w+)\}\}/g;

/** Text with its blanks filled; a blank that nothing is known of becomes empty. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(anyBlank, (_, key: string) => values[key] ?? '');
