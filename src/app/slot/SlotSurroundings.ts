import type { SlotPieces } from '../../components/AdSlot/pieceNames';
import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AdOutside } from '../../platform/AdOutside';

/** What the slot of a page lives in. */
export interface SlotSurroundings {
  config: AdConfig;
  outside: AdOutside;
  random(): number;
  /** What the slot can show, as HTML. */
  loadPieces(): Promise<SlotPieces>;
}
