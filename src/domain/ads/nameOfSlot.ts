import type { AdState } from './AdState';
import { labelOf } from './adReports';

/** The keys of the texts that can name the slot. */
export const slotNames = ['advertising.name', 'advertising.about'] as const;

/** Which text names the slot for those who cannot see it; `null` when it shows nothing. */
export function nameOfSlot(state: AdState): (typeof slotNames)[number] | null {
  if (!labelOf(state)) return null;
  return state.kind === 'appeal' ? 'advertising.about' : 'advertising.name';
}
