import type { PieceName, SlotPieces } from '../../../src/components/AdSlot/pieceNames';
import { slotPieces } from '../../../src/components/AdSlot/slotPieces';
import { defaultAdConfig } from '../../../src/domain/ads/AdConfig';

/** The pieces that built pages fill in, for `piecesIn`: their words and addresses are blanks. */
export function HiddenPieces() {
  return Object.entries(slotPieces).map(([name, piece]) => (
    <p key={name} data-piece={name} hidden>
      {piece}
    </p>
  ));
}

/** What `HiddenPieces` has drawn, as a built page fetches it. */
export function piecesIn(root: ParentNode): SlotPieces {
  const pieces = Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [
      piece.dataset.piece,
      piece.innerHTML,
    ]),
  ) as Record<PieceName, string>;
  return { ...pieces, houseAds: defaultAdConfig.houseAds };
}

/** What built pages call their slots. */
export const slotTexts = {
  'advertising.name': 'Advertisement',
  'advertising.about': 'About advertising',
};
