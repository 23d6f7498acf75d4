import type { AdState } from './AdState';
import { labelOf } from './adReports';

/** String keys of the slot's accessible names. */
export const slotLabelKeys = ['advertising.name', 'advertising.about'] as const;

/** String key of the slot's accessible name; `null` when it is empty. */
export function slotLabelKey(state: AdState): (typeof slotLabelKeys)[number] | null {
  if (!labelOf(state)) return null;
  return state.kind === 'appeal' ? 'advertising.about' : 'advertising.name';
}
