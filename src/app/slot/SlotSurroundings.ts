import type { SlotPieces } from '../../components/AdSlot/pieceNames';
import type { AdOutside } from '../../platform/AdOutside';
import type { AdLifeConfig } from '../../platform/createAdLife';

/** What the slot of a page lives in. */
export interface SlotSurroundings {
  config: AdLifeConfig;
  outside: AdOutside;
  random(): number;
  /** What the slot can show. */
  loadPieces(): Promise<SlotPieces>;
}
