import type { AdEvent, AdPageView, AdSighting, AdState, HouseReason, Objection } from './AdState';
import { adTable } from './adTable';

/** An ad of our own; under a demo there is none. */
function inHouse(view: AdPageView, tries: number, because: HouseReason): AdState {
  if (view.houseAds === 0 || view.placement === 'demo')
    return { kind: 'nothing', because: 'no-house-ads', view, tries };
  return {
    kind: 'in-house',
    because,
    index: Math.floor(view.houseAds * view.draws.house),
    view,
    tries,
  };
}

/** The state in which a page view begins; `whyNot` names what speaks against any ad. */
export function startAd(view: AdPageView, whyNot: Objection | null): AdState {
  if (whyNot) return { kind: 'nothing', because: whyNot, view, tries: 0 };
  return view.source === 'house'
    ? inHouse(view, 0, 'no-third-party')
    : { kind: 'waiting', view, tries: 0 };
}

/** Whether the slot still looks for a placement: until it finds one, or has looked often enough. */
export function isPolling(state: AdState): boolean {
  if (state.view.source !== 'script' || state.tries >= adTable.maxTries) return false;
  switch (state.kind) {
    case 'waiting':
    case 'appeal':
      return true;
    case 'in-house':
      return state.because === 'blocked';
    case 'nothing':
      return state.because === 'no-house-ads';
    case 'third-party':
      return false;
  }
}

function afterLook(state: AdState, saw: AdSighting): AdState {
  const { view } = state;
  const tries = state.tries + 1;
  if (saw === 'ad') return { kind: 'third-party', by: 'script', view, tries };
  if (saw === 'no-inventory') return inHouse(view, tries, 'no-inventory');
  if (state.kind !== 'waiting' || tries <= adTable.triesBeforeBlocked) return { ...state, tries };
  return view.draws.appeal < adTable.appealShare
    ? { kind: 'appeal', view, tries }
    : inHouse(view, tries, 'blocked');
}

/** The state after an event; an event that means nothing in a state leaves it as it is. */
export function next(state: AdState, event: AdEvent): AdState {
  const { view, tries } = state;
  switch (event.type) {
    case 'polled':
      return isPolling(state) ? afterLook(state, event.saw) : state;
    case 'feed-answered':
      return view.source === 'feed' && state.kind === 'waiting'
        ? { kind: 'third-party', by: 'feed', card: event.card, view, tries }
        : state;
    case 'feed-failed':
      return view.source === 'feed' && state.kind === 'waiting'
        ? { kind: 'nothing', because: 'feed-failed', view, tries }
        : state;
    case 'crashed':
      return state.kind === 'nothing'
        ? state
        : { kind: 'nothing', because: 'crashed', view, tries };
  }
}
