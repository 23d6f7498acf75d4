import type { AdConfig, AdScript } from '../../domain/ads/AdConfig';
import type { AdDraws, AdEvent, AdPageView, AdPlacement, AdState } from '../../domain/ads/AdState';
import { crashReport, displayReport, labelOf, type AdReport } from '../../domain/ads/adReports';
import { adTable } from '../../domain/ads/adTable';
import { isPolling, next, startAd } from '../../domain/ads/next';
import { sourceOf } from '../../domain/ads/sourceOf';
import { noAdReason } from '../../domain/ads/noAdReason';
import type { AdEnvironment } from './AdEnvironment';
import { createFeedClient } from './createFeedClient';
import type { Clock, TimerId, Unsubscribe } from '../Platform';
import { whenSeen } from './whenSeen';

/** The site's ad configuration; of the house ads, only their number. */
export interface AdSlotControllerConfig extends Pick<
  AdConfig,
  'enabled' | 'GADisplayRatio' | 'thirdParties'
> {
  houseAds: { readonly length: number };
}

interface Dependencies {
  config: AdSlotControllerConfig;
  placement: AdPlacement;
  /** Of the page view; all its slots share them. */
  draws: AdDraws;
  clock: Clock;
  random(): number;
  environment: AdEnvironment;
  /** Sends an analytics event. */
  report(event: AdReport): void;
}

/** Store of what one ad slot shows during a page view. */
export interface AdSlotController {
  state(): AdState;
  subscribe(listener: () => void): Unsubscribe;
  /**
   * Starts polling, timers and observers; the returned function stops them. Started again, it continues where it was.
   *
   * @param slot the visible box
   * @param host the element inside it that the vendor's script fills
   */
  start(slot: HTMLElement, host: HTMLElement): () => void;
  /** Reports that the current ad could not be rendered, and hides it. */
  crash(): void;
}

/** Identity of the shown ad: its display is reported once. */
function shownAd(state: AdState): string {
  return state.kind === 'in-house' ? `${state.kind} ${state.index}` : state.kind;
}

/** Whether no ad can appear any more. */
const isOver = (state: AdState) => state.kind === 'nothing' && !isPolling(state);

/** Computes the initial state; nothing runs before `start`. */
export function createAdSlotController({
  config,
  placement,
  draws,
  clock,
  random,
  environment,
  report,
}: Dependencies): AdSlotController {
  const source = sourceOf(placement, config.thirdParties);
  const script = source === 'script' ? config.thirdParties.script : null;
  const feedAddress = source === 'feed' ? config.thirdParties.feed : null;
  const view: AdPageView = { placement, source, draws, houseAds: config.houseAds.length };
  const listeners = new Set<() => void>();
  const askFeed = createFeedClient({ clock, random, ...environment });
  const displayed = new Set<string>();
  let wasSeen = false;
  let state = startAd(
    view,
    noAdReason({ enabled: config.enabled, source, visitor: environment.visitor() }),
  );
  /** Called after each state change while the slot runs. */
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
      apply({ type: 'polled', result: environment.probe() });
      if (isPolling(state)) timers.poll = clock.setTimeout(poll, adTable.pollEvery);
    };

    const fillHost = (script: AdScript) => {
      // Deferred, as StrictMode starts, stops and starts the slot again.
      timers.script ??= clock.setTimeout(() => {
        if (host.isConnected) removeScript ??= environment.loadScript(host, script);
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
      stopWatching = whenSeen({ clock, environment }, slot, () => {
        wasSeen = true;
        impressions.forEach(environment.sendBeacon);
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

    let presence = environment.page.presence();
    const onPresence = () => {
      const now = environment.page.presence();
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
    const unsubscribe = environment.page.subscribe(onPresence);
    const stopClicks = environment.watchClicks(slot, (eventLabel) =>
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
