import { adTable, isPolling, labelOf, type PollResult } from '../../../src/domain/ads/adMachine';
import { feedPlan, pollTimes, type AdAction } from '../../../stories/kit/adTimes';
import type { AdTestBed } from '../../../stories/kit/createAdTestBed';

export const addonId = 'ad-timeline';

export const adTimelineChannel = {
  snapshot: `${addonId}/snapshot`,
  command: `${addonId}/command`,
  measures: `${addonId}/measures`,
} as const;

/** What an ad has done and does next, as far as that is known. */
export interface AdPlan {
  /** Polls for what a script places, tries of a feed, or neither. */
  kind: 'poll' | 'try' | null;
  /** Polls or tries; those to come have no result. */
  steps: { at: number; result?: PollResult | 'failed' }[];
  /** When the next timer is due, if there is one. */
  next: number | null;
  /** When nothing more happens, unless someone answers. */
  end: number;
}

/** The plan of an ad whose next timer is due at a time. */
export function planOf(
  { controller, now, polls, tries, states }: AdTestBed,
  next: number | null,
): AdPlan {
  const state = controller.state();
  const shownUntil = labelOf(state) ? states.at(-1)!.at + adTable.displayAfter : 0;
  const after = (time: number) => Math.max(time, shownUntil, next ?? 0, now());
  if (tries.length > 0) {
    const past = { times: tries.map(({ at }) => at), end: 0 };
    const { times, end } = state.kind === 'waiting' ? feedPlan(tries) : past;
    const hasAd = states.some(({ name }) => name === 'third-party, feed');
    const steps = times.map((at, index) => {
      if (tries[index]?.until === undefined) return { at };
      const isAd = hasAd && index === tries.length - 1;
      return { at, result: isAd ? ('ad' as const) : ('failed' as const) };
    });
    return { kind: 'try', steps, next, end: after(end) };
  }
  const pending = isPolling(state) ? pollTimes.slice(polls.length).map((at) => ({ at })) : [];
  const steps = [...polls, ...pending];
  return { kind: polls.length > 0 ? 'poll' : null, steps, next, end: after(steps.at(-1)?.at ?? 0) };
}

/** What the panel shows; times are milliseconds since the start of the ad. */
export interface AdSnapshot extends Pick<AdTestBed, 'states' | 'reports' | 'did'> {
  storyId: string;
  now: number;
  plan: AdPlan;
  requests: readonly string[];
  waitingFeeds: number;
}

export type AdCommand =
  | { do: 'report' }
  | { do: 'measure' }
  /** Moves the clock to a later time. */
  | { do: 'go'; to: number }
  | { do: 'act'; what: AdAction };
