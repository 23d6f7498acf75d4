import {
  adTable,
  isPolling,
  isViewable,
  labelOf,
  sampledReport,
  type AdCard,
  type AdEvent,
  type AdReport,
  type AdState,
} from '../../domain/ads/adMachine';
import { feedWait, readFeed } from '../../domain/ads/feed';
import type { Clock, TimerId, Unsubscribe } from '../Platform';
import type { AdEnvironment } from './createBrowserAdEnvironment';

/** What the tasks of an ad share. */
export interface AdTaskContext {
  clock: Clock;
  random(): number;
  environment: AdEnvironment;
  /** Sends an analytics event. */
  report(event: AdReport): void;
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

/** Polls for what the vendor placed, until that is decided. */
export function createPolling({ clock, environment, state, apply }: AdTaskContext) {
  const timer = createTimer(clock);
  const schedule = () => timer.set(poll, adTable.pollEvery);
  function poll() {
    apply({ type: 'polled', result: environment.probe() });
    if (isPolling(state())) schedule();
  }
  return {
    /** Polls at once the first time, and later one interval after it was stopped. */
    start() {
      if (!isPolling(state())) return;
      if (state().tries === 0) poll();
      else schedule();
    },
    stop: timer.clear,
  };
}

/** Loads the vendor's script once. */
export function createScriptLoader({ environment }: AdTaskContext, address: string) {
  let remove: (() => void) | undefined;
  return {
    start(host: HTMLElement) {
      remove ??= environment.loadScript(host, address);
    },
    remove: () => remove?.(),
  };
}

/* The feed. */

/** Resolves when `arrange` calls back or the signal aborts. */
function until(signal: AbortSignal, arrange: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      undo();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const undo = arrange(done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Requests an ad from a feed: retries with exponential backoff, and pauses while the page is hidden. Resolves with
 * `null` when there is no ad. Never rejects.
 */
async function requestFeed(
  { clock, random, environment: { fetchText, page } }: AdTaskContext,
  address: string,
  signal: AbortSignal,
): Promise<AdCard | null> {
  const sleep = (milliseconds: number, ended: AbortSignal) =>
    until(ended, (done) => {
      const timer = clock.setTimeout(done, milliseconds);
      return () => clock.clearTimeout(timer);
    });
  const whenShown = () =>
    until(signal, (done) => {
      const check = () => {
        if (page.presence() === 'shown') done();
      };
      return page.subscribe(check);
    });
  const ask = async () => {
    const timeout = new AbortController();
    const ended = AbortSignal.any([signal, timeout.signal]);
    const answer = fetchText(address, ended)
      .then(readFeed)
      .catch(() => null);
    const card = await Promise.race([answer, sleep(adTable.feed.timeout, ended)]);
    timeout.abort();
    return card ?? null;
  };

  for (let failed = 0; failed < adTable.feed.maxTries; failed += 1) {
    if (failed > 0) await sleep(feedWait(failed, random()), signal);
    if (page.presence() !== 'shown') await whenShown();
    if (signal.aborted) return null;
    const card = await ask();
    if (signal.aborted) return null;
    if (card) return card;
  }
  return null;
}

/** Requests an ad from the feed at `address`, unless a request is pending or answered. */
export function createFeedReader(context: AdTaskContext, address: string) {
  let request: AbortController | undefined;
  return {
    start() {
      if (request || context.state().kind !== 'waiting') return;
      request = new AbortController();
      const { signal } = request;
      void requestFeed(context, address, signal).then((card) => {
        if (!signal.aborted)
          context.apply(card ? { type: 'feed-answered', card } : { type: 'feed-failed' });
      });
    },
    stop() {
      request?.abort();
      request = undefined;
    },
  };
}

/* Reports. */

/** Identity of the shown ad: its display is reported once. */
const shownAd = (state: AdState) =>
  state.kind === 'in-house' ? `${state.kind} ${state.index}` : state.kind;

/**
 * Reports each ad that has been displayed long enough.
 * @param ratio share of page views that report displays, 0 to 1
 */
export function createDisplayCounter({ clock, state, report }: AdTaskContext, ratio: number) {
  const timer = createTimer(clock);
  const displayed = new Set<string>();
  return {
    start() {
      timer.clear();
      const due = sampledReport('display', state(), ratio);
      const ad = shownAd(state());
      if (!due || displayed.has(ad)) return;
      timer.set(() => {
        displayed.add(ad);
        report(due);
      }, adTable.displayAfter);
    },
    stop: timer.clear,
  };
}

/** Calls back once, when an element that contains an ad is viewable. */
function whenViewable(
  { clock, environment }: AdTaskContext,
  element: HTMLElement,
  onViewable: () => void,
): Unsubscribe {
  const timer = createTimer(clock);
  let isInView = false;
  const unwatch = environment.watchView(element, (view) => {
    const wasInView = isInView;
    isInView = isViewable(view, adTable.impression.after);
    if (!isInView) timer.clear();
    else if (!wasInView) timer.set(onViewable, adTable.impression.after);
  });
  return () => {
    timer.clear();
    unwatch();
  };
}

/**
 * Counts the impression of each ad once it is viewable: reports it, and sends the beacons of an ad from the feed.
 * @param ratio share of page views that report it, 0 to 1
 */
export function createImpressionCounter(context: AdTaskContext, ratio: number) {
  const { environment, report, state } = context;
  const counted = new Set<string>();
  let stop: Unsubscribe = () => undefined;
  return {
    /** Starts the time of the shown ad, whose box is rendered and whose page is visible. */
    start(box: HTMLElement) {
      stop();
      const shown = state();
      const ad = shownAd(shown);
      if (!labelOf(shown) || counted.has(ad)) return;
      stop = whenViewable(context, box, () => {
        stop();
        counted.add(ad);
        const due = sampledReport('viewable', shown, ratio);
        if (due) report(due);
        if ('card' in shown) shown.card.impressions.forEach(environment.sendBeacon);
      });
    },
    stop: () => stop(),
  };
}
