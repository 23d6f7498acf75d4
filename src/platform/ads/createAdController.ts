import { noAdReason, type AdSettings } from '../../domain/ads/adConfig';
import {
  crashReport,
  isPolling,
  labelOf,
  next,
  startAd,
  type AdEvent,
  type AdPageView,
  type AdState,
} from '../../domain/ads/adMachine';
import type { Unsubscribe } from '../Platform';
import {
  createDisplayCounter,
  createFeedReader,
  createImpressionCounter,
  createPolling,
  createScriptLoader,
  type AdTaskContext,
} from './adTasks';

/** What an ad needs of the site's ad settings. */
type AdControllerConfig = Pick<AdSettings, 'enabled' | 'GADisplayRatio' | 'thirdParties'>;

interface Dependencies extends Omit<AdTaskContext, 'state' | 'apply'> {
  config: AdControllerConfig;
  view: AdPageView;
}

/** Store of what one placement shows during a page view. */
export interface AdController {
  state(): AdState;
  subscribe(listener: () => void): Unsubscribe;
  /**
   * Starts polling, timers and observers, once; the returned function stops them.
   *
   * @param box the visible box
   * @param host the element inside it that the vendor's script fills
   */
  start(box: HTMLElement, host: HTMLElement): () => void;
  /** Reports that the current ad is rendered: from now on it can be viewable. */
  rendered(): void;
  /** Reports that the current ad could not be rendered, and hides it. */
  crash(): void;
}

/** Whether no ad can appear any more. */
const isOver = (state: AdState) => state.kind === 'nothing' && !isPolling(state);

/**
 * Runs the tasks of an ad while the page is shown.
 * @returns what to do after a state change, and what stops everything
 */
function runTasks(
  context: AdTaskContext,
  { GADisplayRatio, thirdParties: { script, feed } }: AdControllerConfig,
  box: HTMLElement,
  host: HTMLElement,
) {
  const { environment, report, state } = context;
  const { source } = state().view;
  const scriptLoader =
    source === 'script' && script ? createScriptLoader(context, script.src) : null;
  const feedReader = source === 'feed' && feed ? createFeedReader(context, feed) : null;
  const polling = createPolling(context);
  const displays = createDisplayCounter(context, GADisplayRatio);
  const impressions = createImpressionCounter(context, GADisplayRatio);
  let isRendered = false;

  const resume = () => {
    scriptLoader?.start(host);
    feedReader?.start();
    polling.start();
    displays.start();
    if (isRendered) impressions.start(box);
  };
  const pause = () => {
    polling.stop();
    displays.stop();
    impressions.stop();
  };
  const leave = () => {
    pause();
    feedReader?.stop();
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
  const stopClicks = environment.watchClicks(box, (eventLabel) =>
    report({ eventAction: 'click', eventLabel }),
  );
  if (presence === 'shown') resume();

  return {
    onChange(before: AdState) {
      if (isOver(state())) leave();
      if (labelOf(before) === labelOf(state())) return;
      isRendered = false;
      impressions.stop();
      if (presence === 'shown') displays.start();
    },
    onRendered() {
      isRendered = true;
      if (presence === 'shown') impressions.start(box);
    },
    stop() {
      unsubscribe();
      stopClicks();
      leave();
      scriptLoader?.remove();
    },
  };
}

/** Computes the initial state; nothing runs before `start`. */
export function createAdController({ config, view, ...context }: Dependencies): AdController {
  const { environment, report } = context;
  const { enabled } = config;
  const listeners = new Set<() => void>();
  let state = startAd(
    view,
    noAdReason({ enabled, source: view.source, visitor: environment.visitor() }),
  );
  let running: ReturnType<typeof runTasks> | undefined;

  const apply = (event: AdEvent) => {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    running?.onChange(before);
    for (const listener of [...listeners]) listener();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(box, host) {
      if (isOver(state)) return () => undefined;
      running = runTasks({ ...context, state: () => state, apply }, config, box, host);
      return () => {
        running?.stop();
        running = undefined;
      };
    },
    rendered: () => running?.onRendered(),
    crash() {
      const before = state;
      apply({ type: 'crashed' });
      if (state !== before) report(crashReport(before));
    },
  };
}
