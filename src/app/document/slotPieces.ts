import type { ReactNode } from 'react';
import type { PieceName, SlotPieces } from '../../components/AdSlot/pieceNames';
import { slotPieces } from '../../components/AdSlot/slotPieces';
import { houseAdsIn } from '../../domain/ads/houseAds';
import { inEnglish } from '../../domain/language/inEnglish';
import { TextsProvider, type Spoken } from '../../platform/TextsContext';
import type { PageRenderer } from './renderPage';

/** What the slot of a page can show, in the language of the site: pages fill it in when they need it. */
export function renderPieces(target: PageRenderer, language: Spoken = inEnglish): SlotPieces {
  const render = (piece: ReactNode) =>
    target.renderPart(TextsProvider({ language, children: piece }));
  const entries = Object.entries(slotPieces).map(([name, piece]) => [name, render(piece)]);
  return {
    ...(Object.fromEntries(entries) as Record<PieceName, string>),
    houseAds: houseAdsIn(language.texts),
  };
}
