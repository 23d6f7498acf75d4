import type { AdState } from './AdState';
import { shapeOf } from './drawAd';

/** What analytics is told, as the parameters of an event named `ad`. */
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

/** The name of what is shown, `<prefix>-<placement>-<shape>`; `null` when nothing is. */
export function labelOf(state: AdState): string | null {
  const prefix = prefixOf(state);
  return prefix && `${prefix}-${state.view.placement}-${shapeOf(state.view)}`;
}

/** What to report once the ad has been shown long enough; `null` when nothing is shown or this page view does not report. */
export function displayReport(state: AdState, ratio: number): AdReport | null {
  const label = labelOf(state);
  return label && state.view.draws.display < ratio
    ? { eventAction: 'display', eventLabel: label }
    : null;
}

/** What to report when drawing `state` has failed. */
export function crashReport(state: AdState): AdReport {
  return { eventAction: 'crash', eventLabel: labelOf(state) ?? `none-${state.view.placement}` };
}

/** Attributes that say what a click inside the element is reported as: the nearest element counts. */
export function clickAttributes(label: string | null) {
  if (!label) return {};
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click' satisfies AdReport['eventAction'],
    'data-ga-event-label': label,
  };
}
