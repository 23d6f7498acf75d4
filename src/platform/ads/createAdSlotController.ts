import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AdDraws, AdEvent, AdPageView, AdPlacement, AdState } from '../../domain/ads/AdState';
import { crashReport, labelOf, type AdReport } from '../../domain/ads/adReports';
import { isPolling, next, startAd } from '../../domain/ads/next';
import { sourceOf } from '../../domain/ads/sourceOf';
import { noAdReason } from '../../domain/ads/noAdReason';
import type { AdEnvironment } from './AdEnvironment';
import { createFeedClient } from './createFeedClient';
import type { Clock, Unsubscribe } from '../Platform';
import {
  createDisplayCounter,
  createFeedReader,
  createImpressionCounter,
  createPolling,
  createScriptLoader,
  type AdSlotStore,
} from './adSlotTasks';

/** What a slot needs of the site's ad configuration. */
export interface AdSlotControllerConfig
  extends
    Pick<AdConfig, 'enabled' | 'GADisplayRatio' | 'thirdParties'>,
    Pick<AdPageView, 'houseAds'> {}

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

/** Whether no ad can appear any more. */
const isOver = (state: AdState) => state.kind === 'nothing' && !isPolling(state);

type Tasks = ReturnType<typeof createTasks>;

/** What a slot does while it runs. */
function createTasks(
  store: AdSlotStore,
  source: AdPageView['source'],
  { config, clock, random, environment, report }: Dependencies,
) {
  const { script, feed } = config.thirdParties;
  return {
    polling: createPolling(store, clock, environment),
    script: source === 'script' && script ? createScriptLoader(environment, script) : undefined,
    feed:
      source === 'feed' && feed
        ? createFeedReader(store, createFeedClient({ clock, random, ...environment }), feed)
        : undefined,
    displays: createDisplayCounter(store, clock, config.GADisplayRatio, report),
    impressions: createImpressionCounter(store, clock, environment),
  };
}

/**
 * Runs the tasks of a slot while the page is shown.
 * @returns what to do after a state change, and what stops everything
 */
function runTasks(
  tasks: Tasks,
  state: () => AdState,
  { environment, report }: Dependencies,
  slot: HTMLElement,
  host: HTMLElement,
) {
  const resume = () => {
    tasks.script?.start(host);
    tasks.feed?.start();
    tasks.polling.start();
    tasks.displays.start();
    if (!tasks.impressions.isWatching()) tasks.impressions.start(slot);
  };
  const pause = () => {
    tasks.polling.stop();
    tasks.displays.stop();
  };
  const leave = () => {
    pause();
    tasks.impressions.stop();
    tasks.feed?.stop();
  };

  let presence = environment.page.presence();
  const unsubscribe = environment.page.subscribe(() => {
    const now = environment.page.presence();
    if (now === presence) return;
    presence = now;
    if (now === 'shown') resume();
    else if (now === 'away') pause();
    else leave();
  });
  const stopClicks = environment.watchClicks(slot, (eventLabel) =>
    report({ eventAction: 'click', eventLabel }),
  );
  if (presence === 'shown') resume();

  return {
    onChange(before: AdState) {
      if (isOver(state())) leave();
      if (presence !== 'shown' || labelOf(before) === labelOf(state())) return;
      tasks.displays.start();
      tasks.impressions.start(slot);
    },
    stop() {
      unsubscribe();
      stopClicks();
      leave();
      tasks.script?.remove();
    },
  };
}

/** Computes the initial state; nothing runs before `start`. */
export function createAdSlotController(dependencies: Dependencies): AdSlotController {
  const { config, placement, draws, environment, report } = dependencies;
  const source = sourceOf(placement, config.thirdParties);
  const view: AdPageView = { placement, source, draws, houseAds: config.houseAds };
  const listeners = new Set<() => void>();
  let state = startAd(
    view,
    noAdReason({ enabled: config.enabled, source, visitor: environment.visitor() }),
  );
  let running: ReturnType<typeof runTasks> | undefined;

  const apply = (event: AdEvent) => {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    running?.onChange(before);
    for (const listener of [...listeners]) listener();
  };
  const tasks = createTasks({ state: () => state, apply }, source, dependencies);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(slot, host) {
      if (isOver(state)) return () => undefined;
      running = runTasks(tasks, () => state, dependencies, slot, host);
      return () => {
        running?.stop();
        running = undefined;
      };
    },
    crash() {
      const before = state;
      apply({ type: 'crashed' });
      if (state !== before) report(crashReport(before));
    },
  };
}
