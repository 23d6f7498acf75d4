import type { AdEvent, AdPageView, PollResult, AdState, HouseReason, NoAdReason } from './AdState';
import { adTable } from './adTable';

/** A house ad; below a demo there is none. */
function inHouse(view: AdPageView, tries: number, because: HouseReason): AdState {
  const index = view.houseAds[Math.floor(view.houseAds.length * view.draws.house)];
  if (index === undefined || view.placement === 'demo')
    return { kind: 'nothing', because: 'no-house-ads', view, tries };
  return { kind: 'in-house', because, index, view, tries };
}

/** The initial state; `noAdReason` is the reason for no ad, where there is one. */
export function startAd(view: AdPageView, noAdReason: NoAdReason | null): AdState {
  if (noAdReason) return { kind: 'nothing', because: noAdReason, view, tries: 0 };
  return view.source === 'house'
    ? inHouse(view, 0, 'no-third-party')
    : { kind: 'waiting', view, tries: 0 };
}

/** Whether the slot keeps polling: until a placement is found or `maxTries` is reached. */
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

function afterPoll(state: AdState, result: PollResult): AdState {
  const { view } = state;
  const tries = state.tries + 1;
  if (result === 'ad') return { kind: 'third-party', by: 'script', view, tries };
  if (result === 'no-inventory') return inHouse(view, tries, 'no-inventory');
  if (state.kind !== 'waiting' || tries <= adTable.triesBeforeBlocked) return { ...state, tries };
  return view.draws.appeal < adTable.appealShare
    ? { kind: 'appeal', view, tries }
    : inHouse(view, tries, 'blocked');
}

/** The state after an event; an event without a meaning in a state returns the same object. */
export function next(state: AdState, event: AdEvent): AdState {
  const { view, tries } = state;
  switch (event.type) {
    case 'polled':
      return isPolling(state) ? afterPoll(state, event.result) : state;
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
