import type { AdConfig, AdScript } from '../domain/ads/AdConfig';
import type { AdDraws, AdEvent, AdPageView, AdPlacement, AdState } from '../domain/ads/AdState';
import { crashReport, displayReport, labelOf, type AdReport } from '../domain/ads/adReports';
import { adTable } from '../domain/ads/adTable';
import { isPolling, next, startAd } from '../domain/ads/next';
import { sourceOf } from '../domain/ads/sourceOf';
import { whyNoAd } from '../domain/ads/whyNoAd';
import type { AdOutside } from './AdOutside';
import { createFeedClient } from './createFeedClient';
import type { Clock, TimerId, Unsubscribe } from './Platform';
import { whenSeen } from './whenSeen';

/** What a slot's life has to know of the site; of its own ads, how many there are. */
export interface AdLifeConfig extends Pick<
  AdConfig,
  'enabled' | 'GADisplayRatio' | 'thirdParties'
> {
  houseAds: { readonly length: number };
}

interface Surroundings {
  config: AdLifeConfig;
  placement: AdPlacement;
  /** Of the page view: all its slots have the same. */
  draws: AdDraws;
  clock: Clock;
  random(): number;
  outside: AdOutside;
  /** Tells analytics, and forgets. */
  report(event: AdReport): void;
}

/** The slot of one page view: a store of what it shows, and the things that happen to it. */
export interface AdLife {
  state(): AdState;
  subscribe(listener: () => void): Unsubscribe;
  /**
   * Lets time pass for the slot, until the returned function is called; started again, it goes on where it was.
   *
   * @param slot the box that the reader sees
   * @param host the element inside it that a vendor's script may fill
   */
  start(slot: HTMLElement, host: HTMLElement): () => void;
  /** What was to be shown could not be drawn. */
  crash(): void;
}

/** What is shown, whatever the reason: an ad counts once. */
function shownAd(state: AdState): string {
  return state.kind === 'in-house' ? `${state.kind} ${state.index}` : state.kind;
}

/** Whether nothing can come any more. */
const isOver = (state: AdState) => state.kind === 'nothing' && !isPolling(state);

/** Settles what a slot begins with; nothing else happens before `start`. */
export function createAdLife({
  config,
  placement,
  draws,
  clock,
  random,
  outside,
  report,
}: Surroundings): AdLife {
  const source = sourceOf(placement, config.thirdParties);
  const script = source === 'script' ? config.thirdParties.script : null;
  const feedAddress = source === 'feed' ? config.thirdParties.feed : null;
  const view: AdPageView = { placement, source, draws, houseAds: config.houseAds.length };
  const listeners = new Set<() => void>();
  const askFeed = createFeedClient({ clock, random, ...outside });
  const displayed = new Set<string>();
  let wasSeen = false;
  let state = startAd(
    view,
    whyNoAd({ enabled: config.enabled, source, visitor: outside.visitor() }),
  );
  /** Called after each change, while the slot lives. */
  let onChange: (before: AdState) => void = () => undefined;

  const apply = (event: AdEvent) => {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    onChange(before);
    for (const listener of [...listeners]) listener();
  };

  const live = (slot: HTMLElement, host: HTMLElement) => {
    const timers: Record<'poll' | 'script' | 'display', TimerId | undefined> = {
      poll: undefined,
      script: undefined,
      display: undefined,
    };
    const clear = (name: keyof typeof timers) => {
      clock.clearTimeout(timers[name]);
      timers[name] = undefined;
    };
    let feed: AbortController | undefined;
    let removeScript: (() => void) | undefined;
    let stopWatching: Unsubscribe | undefined;

    const poll = () => {
      clear('poll');
      apply({ type: 'polled', saw: outside.look() });
      if (isPolling(state)) timers.poll = clock.setTimeout(poll, adTable.pollEvery);
    };

    const fillHost = (script: AdScript) => {
      // A tick later: React, when it is strict, starts everything, stops it and starts it again.
      timers.script ??= clock.setTimeout(() => {
        if (host.isConnected) removeScript ??= outside.loadScript(host, script);
      }, 0);
    };

    const readFeed = (address: string) => {
      if (feed) return;
      feed = new AbortController();
      const { signal } = feed;
      void askFeed(address, signal).then((card) => {
        if (!signal.aborted)
          apply(card ? { type: 'feed-answered', card } : { type: 'feed-failed' });
      });
    };

    const countDisplay = () => {
      clear('display');
      const due = displayReport(state, config.GADisplayRatio);
      const ad = shownAd(state);
      if (!due || displayed.has(ad)) return;
      timers.display = clock.setTimeout(() => {
        displayed.add(ad);
        report(due);
      }, adTable.displayAfter);
    };

    const countImpression = () => {
      stopWatching?.();
      stopWatching = undefined;
      if (wasSeen || state.kind !== 'third-party' || state.by !== 'feed') return;
      const { impressions } = state.card;
      stopWatching = whenSeen({ clock, outside }, slot, () => {
        wasSeen = true;
        impressions.forEach(outside.sendBeacon);
      });
    };

    const resume = () => {
      if (script && !isOver(state)) fillHost(script);
      if (feedAddress && state.kind === 'waiting') readFeed(feedAddress);
      if (isPolling(state)) {
        if (state.tries === 0) poll();
        else timers.poll = clock.setTimeout(poll, adTable.pollEvery);
      }
      countDisplay();
      if (!stopWatching) countImpression();
    };

    const pause = () => {
      clear('poll');
      clear('display');
    };

    const leave = () => {
      pause();
      clear('script');
      stopWatching?.();
      stopWatching = undefined;
      feed?.abort();
      feed = undefined;
    };

    let presence = outside.page.presence();
    const onPresence = () => {
      const now = outside.page.presence();
      if (now === presence) return;
      presence = now;
      if (now === 'shown') resume();
      else if (now === 'away') pause();
      else leave();
    };

    onChange = (before) => {
      if (isOver(state)) leave();
      if (presence !== 'shown' || labelOf(before) === labelOf(state)) return;
      countDisplay();
      countImpression();
    };
    const unsubscribe = outside.page.subscribe(onPresence);
    const stopClicks = outside.watchClicks(slot, (eventLabel) =>
      report({ eventAction: 'click', eventLabel }),
    );
    if (presence === 'shown') resume();

    return () => {
      unsubscribe();
      stopClicks();
      leave();
      removeScript?.();
      onChange = () => undefined;
    };
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (slot, host) => (isOver(state) ? () => undefined : live(slot, host)),
    crash() {
      const before = state;
      apply({ type: 'crashed' });
      if (state !== before) report(crashReport(before));
    },
  };
}
