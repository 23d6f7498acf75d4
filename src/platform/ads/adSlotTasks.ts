import type { AdScript } from '../../domain/ads/AdConfig';
import type { AdEvent, AdState } from '../../domain/ads/AdState';
import { displayReport, type AdReport } from '../../domain/ads/adReports';
import { adTable } from '../../domain/ads/adTable';
import { isPolling } from '../../domain/ads/next';
import type { Clock, TimerId, Unsubscribe } from '../Platform';
import type { AdEnvironment } from './AdEnvironment';
import { type createFeedClient } from './createFeedClient';
import { whenSeen } from './whenSeen';

/** State of a slot, for its tasks. */
export interface AdSlotStore {
  state(): AdState;
  apply(event: AdEvent): void;
}

function createTimer(clock: Clock) {
  let id: TimerId | undefined;
  const clear = () => {
    clock.clearTimeout(id);
    id = undefined;
  };
  return {
    /** @param delay in milliseconds */
    set(callback: () => void, delay: number) {
      clear();
      id = clock.setTimeout(() => {
        id = undefined;
        callback();
      }, delay);
    },
    clear,
  };
}

/** Looks again and again for what the vendor placed, until that is decided. */
export function createPolling(store: AdSlotStore, clock: Clock, environment: AdEnvironment) {
  const timer = createTimer(clock);
  const schedule = () => timer.set(poll, adTable.pollEvery);
  function poll() {
    store.apply({ type: 'polled', result: environment.probe() });
    if (isPolling(store.state())) schedule();
  }
  return {
    /** Looks at once the first time, and later one interval after it was stopped. */
    start() {
      const state = store.state();
      if (!isPolling(state)) return;
      if (state.tries === 0) poll();
      else schedule();
    },
    stop: timer.clear,
  };
}

/** Loads the vendor's script once. */
export function createScriptLoader(environment: AdEnvironment, script: AdScript) {
  let remove: (() => void) | undefined;
  return {
    start(host: HTMLElement) {
      remove ??= environment.loadScript(host, script);
    },
    remove() {
      remove?.();
      remove = undefined;
    },
  };
}

/** Requests an ad from the feed at `address`, unless a request is pending or answered. */
export function createFeedReader(
  store: AdSlotStore,
  askFeed: ReturnType<typeof createFeedClient>,
  address: string,
) {
  let request: AbortController | undefined;
  return {
    start() {
      if (request || store.state().kind !== 'waiting') return;
      request = new AbortController();
      const { signal } = request;
      void askFeed(address, signal).then((card) => {
        if (!signal.aborted)
          store.apply(card ? { type: 'feed-answered', card } : { type: 'feed-failed' });
      });
    },
    stop() {
      request?.abort();
      request = undefined;
    },
  };
}

/** Identity of the shown ad: its display is reported once. */
const shownAd = (state: AdState) =>
  state.kind === 'in-house' ? `${state.kind} ${state.index}` : state.kind;

/**
 * Reports each ad that has been displayed long enough.
 * @param ratio share of page views that report displays of vendors' ads, 0 to 1
 */
export function createDisplayCounter(
  store: AdSlotStore,
  clock: Clock,
  ratio: number,
  report: (event: AdReport) => void,
) {
  const timer = createTimer(clock);
  const displayed = new Set<string>();
  return {
    start() {
      timer.clear();
      const due = displayReport(store.state(), ratio);
      const ad = shownAd(store.state());
      if (!due || displayed.has(ad)) return;
      timer.set(() => {
        displayed.add(ad);
        report(due);
      }, adTable.displayAfter);
    },
    stop: timer.clear,
  };
}

/** Sends the beacons of an ad from the feed once the slot has been seen. */
export function createImpressionCounter(
  store: AdSlotStore,
  clock: Clock,
  environment: AdEnvironment,
) {
  let stopWatching: Unsubscribe | undefined;
  let wasSeen = false;
  const stop = () => {
    stopWatching?.();
    stopWatching = undefined;
  };
  return {
    isWatching: () => stopWatching !== undefined,
    start(slot: HTMLElement) {
      stop();
      const state = store.state();
      if (wasSeen || state.kind !== 'third-party' || state.by !== 'feed') return;
      const { impressions } = state.card;
      stopWatching = whenSeen({ clock, environment }, slot, () => {
        wasSeen = true;
        impressions.forEach(environment.sendBeacon);
      });
    },
    stop,
  };
}
