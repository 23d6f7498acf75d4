import type { AdState } from './AdState';
import { labelOf } from './adReports';

/** The keys of the texts that can name the slot. */
export const slotLabelKeys = ['advertising.name', 'advertising.about'] as const;

/** Which text names the slot for those who cannot see it; `null` when it shows nothing. */
export function slotLabelKey(state: AdState): (typeof slotLabelKeys)[number] | null {
  if (!labelOf(state)) return null;
  return state.kind === 'appeal' ? 'advertising.about' : 'advertising.name';
}
