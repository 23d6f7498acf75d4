import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AdCard, AdState } from '../../domain/ads/AdState';
import { houseCard } from '../../domain/ads/houseCard';

/** The card that a state shows; `null` for one without. */
export function cardOf(
  state: AdState,
  { houseAds, base }: Pick<AdConfig, 'houseAds' | 'base'>,
): AdCard | null {
  if (state.kind === 'third-party' && state.by === 'feed') return state.card;
  return state.kind === 'in-house' ? houseCard(houseAds[state.index]!, base) : null;
}
