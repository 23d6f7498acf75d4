import type { AdState } from './AdState';
import { shapeOf } from './drawAd';

/** Parameters of the analytics event `ad`. */
export interface AdReport {
  eventAction: 'display' | 'click' | 'crash';
  eventLabel: string;
}

function prefixOf(state: AdState): string | null {
  switch (state.kind) {
    case 'third-party':
      return 'carbon';
    case 'in-house':
      return state.because === 'no-inventory' ? 'in-house-carbon' : 'in-house';
    case 'appeal':
      return 'in-house-adblock';
    case 'waiting':
    case 'nothing':
      return null;
  }
}

/** Analytics label of the shown ad, `<prefix>-<placement>-<shape>`; `null` when there is none. */
export function labelOf(state: AdState): string | null {
  const prefix = prefixOf(state);
  return prefix && `${prefix}-${state.view.placement}-${shapeOf(state.view)}`;
}

/** The display event that is due after `displayAfter`; `null` when no ad is shown or the page view is not sampled. */
export function displayReport(state: AdState, ratio: number): AdReport | null {
  const label = labelOf(state);
  return label && state.view.draws.display < ratio
    ? { eventAction: 'display', eventLabel: label }
    : null;
}

/** The event of a failed render of `state`. */
export function crashReport(state: AdState): AdReport {
  return { eventAction: 'crash', eventLabel: labelOf(state) ?? `none-${state.view.placement}` };
}

/** Attributes with the analytics event of a click inside the element; the nearest ancestor counts. */
export function clickAttributes(label: string | null) {
  if (!label) return {};
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click' satisfies AdReport['eventAction'],
    'data-ga-event-label': label,
  };
}
