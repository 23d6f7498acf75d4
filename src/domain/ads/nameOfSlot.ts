import type { AdState } from './AdState';
import { labelOf } from './adReports';

/** What the slot is called for those who cannot see it; `null` when it shows nothing. */
export function nameOfSlot(state: AdState): string | null {
  if (!labelOf(state)) return null;
  return state.kind === 'appeal' ? 'About advertising' : 'Advertisement';
}
