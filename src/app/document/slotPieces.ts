import type { PieceName, SlotPieces } from '../../components/AdSlot/pieceNames';
import { slotPieces } from '../../components/AdSlot/slotPieces';
import type { PageRenderer } from './renderPage';

/** What the slot of a page can show, as HTML: pages fill it in when they need it. */
export function renderPieces(target: PageRenderer): SlotPieces {
  const entries = Object.entries(slotPieces).map(([name, piece]) => [name, target.renderPart(piece)]);
  return Object.fromEntries(entries) as Record<PieceName, string>;
}
