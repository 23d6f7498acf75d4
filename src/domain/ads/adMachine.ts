import { type AdNameKey, type AdPlacement, type AdSource, type NoAdReason } from './adConfig';
import { adVendor } from './adVendor';

/** Every constant of an ad. Times in milliseconds, shares from 0 to 1, lengths in CSS pixels. */
export const adTable = {
  /** Interval between polls for a third-party placement; the first is at 0. */
  pollEvery: 500,
  maxTries: 30,
  /** An ad blocker is assumed once more polls than these have found nothing. */
  triesBeforeBlocked: 6,
  /** Share of blocked page views that show the appeal instead of a house ad. */
  appealShare: 0.2,
  /** Share of page views whose ad is a line of text instead of a card with an image. */
  inlineShare: 0.2,
  /** How long an ad is shown before it counts as displayed. */
  displayAfter: 2500,
  feed: {
    maxTries: 10,
    /** A request without a response after this time has failed. */
    timeout: 5000,
    /** Longest wait after the first failure; it doubles with each further one. */
    firstWait: 500,
    maxWait: 16_000,
    /** Longer responses, in characters, are not read. */
    maxLength: 200_000,
    maxBeacons: 10,
    maxTextLength: 400,
  },
  /**
   * An ad is viewable once this share of its pixels was in view for this time without interruption: the rule of the
   * Media Rating Council for display ads. A smaller share counts for ads above an area, in square CSS pixels.
   */
  impression: { share: 0.5, after: 1000, largeArea: 242_500, largeShare: 0.3 },
  /**
   * The slot takes at most this share of its article's height on a phone: the rule of the Coalition for Better Ads for
   * the density of ads.
   */
  articleShare: 0.3,
  /** The reserved box: its height, and its height in windows from `wideFrom` on. Spacing is 3 theme units. */
  box: { height: 142, wideHeight: 126, wideFrom: 600, spacing: 24 },
  /**
   * The box of a vendor's script, which has room for its longest text: the vendor's policy forbids to hide any of it.
   * Its policy names no limit, so this length, in characters, is ours.
   * `column` is the height beside the contents list, `coverColumn` that of the formats whose image has the full width.
   */
  script: { longestText: 120, height: 176, column: 252, coverColumn: 300 },
  /** Height of the inline ad below a demo. */
  line: { height: 52 },
  image: { width: 130, height: 100 },
} as const;

/** When a blocker is assumed, in milliseconds after the first poll. */
export const blockedAt = adTable.triesBeforeBlocked * adTable.pollEvery;

/** When the last poll is, in milliseconds after the first. */
export const lastPollAt = (adTable.maxTries - 1) * adTable.pollEvery;

/* States and events. */

/** Numbers from 0 up to, not including, 1, drawn once per page view. */
export interface AdDraws {
  /** Appeal or house ad. */
  appeal: number;
  /** Which house ad. */
  house: number;
  shape: number;
  /** Whether this page view reports displays and viewable ads. */
  display: number;
}

/** What is fixed before the ad starts. */
export interface AdPageView {
  placement: AdPlacement;
  source: AdSource;
  draws: AdDraws;
  /** Indexes of the house ads to choose from. */
  houseAds: readonly number[];
}

/** Content of an ad card. Texts are plain text, URLs absolute https or of this site. */
export interface AdCard {
  /** First words of the text, and alternative text of the image. */
  name: string;
  link: string;
  image: { light: string; dark: string } | null;
  description: string;
  /** The publisher. */
  poweredby: string;
  /** Analytics label of a click, in place of the placement's. */
  label: string | null;
  /** Tracking URLs to request once when the ad was in view. */
  impressions: readonly string[];
}

export type AdShape = 'image' | 'inline';

/** Why nothing is shown; `no-house-ads`: there was no fallback. */
export type NothingReason = NoAdReason | 'feed-failed' | 'no-house-ads' | 'crashed';

/** Why a house ad is shown; `no-third-party`: none is configured. */
export type HouseReason = 'blocked' | 'no-inventory' | 'no-third-party';

interface Common {
  view: AdPageView;
  /** Polls so far. */
  tries: number;
}

/** What is shown; never two ads. */
export type AdState =
  | (Common & { kind: 'waiting' })
  | (Common & { kind: 'third-party'; by: 'script' })
  | (Common & { kind: 'third-party'; by: 'feed'; card: AdCard })
  | (Common & { kind: 'in-house'; because: HouseReason; index: number })
  | (Common & { kind: 'appeal' })
  | (Common & { kind: 'nothing'; because: NothingReason });

/** The result of a poll for a third-party placement: nothing, an ad, or the filler of a vendor without inventory. */
export type PollResult = 'none' | 'ad' | 'no-inventory';

export type AdEvent =
  | { type: 'polled'; result: PollResult }
  | { type: 'feed-answered'; card: AdCard }
  | { type: 'feed-failed' }
  | { type: 'crashed' };

/* Transitions. */

/** The draws of a page view, each from 0 up to, not including, 1. */
export function drawAd(random: () => number): AdDraws {
  return { appeal: random(), house: random(), shape: random(), display: random() };
}

/** The shape of a page view's ad. Under a demo there is room for a line of text only. */
export function shapeOf({ placement, draws }: AdPageView): AdShape {
  return placement === 'demo' || draws.shape < adTable.inlineShare ? 'inline' : 'image';
}

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

/** Whether polls go on: until a placement is found or `maxTries` is reached. */
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
  const awaitsFeed = view.source === 'feed' && state.kind === 'waiting';
  switch (event.type) {
    case 'polled':
      return isPolling(state) ? afterPoll(state, event.result) : state;
    case 'feed-answered':
      return awaitsFeed
        ? { kind: 'third-party', by: 'feed', card: event.card, view, tries }
        : state;
    case 'feed-failed':
      return awaitsFeed ? { kind: 'nothing', because: 'feed-failed', view, tries } : state;
    case 'crashed':
      return state.kind === 'nothing'
        ? state
        : { kind: 'nothing', because: 'crashed', view, tries };
  }
}

/* Reports. */

/** Parameters of the analytics event `ad`. */
export interface AdReport {
  eventAction: 'display' | 'viewable' | 'click' | 'crash';
  eventLabel: string;
}

function prefixOf(state: AdState): string | null {
  switch (state.kind) {
    case 'third-party':
      return adVendor.label;
    case 'in-house':
      return state.because === 'no-inventory' ? `in-house-${adVendor.label}` : 'in-house';
    case 'appeal':
      return 'in-house-adblock';
    case 'waiting':
    case 'nothing':
      return null;
  }
}

/** Analytics label of the shown ad, `<prefix>-<placement>-<shape>`; `null` when there is none. */
export function labelOf(state: AdState): string | null {
  const prefix = prefixOf(state);
  return prefix && `${prefix}-${state.view.placement}-${shapeOf(state.view)}`;
}

/** What of an ad is in view. */
export interface AdVisibility {
  /** Of its pixels, from 0 to 1. */
  share: number;
  /** Of the whole ad, in square CSS pixels. */
  area: number;
}

/** The share of an ad of this area, in square CSS pixels, that must be in view. */
export function viewableShare(area: number): number {
  const { share, largeArea, largeShare } = adTable.impression;
  return area > largeArea ? largeShare : share;
}

/** Whether an ad is viewable that has been in view like this for a time in milliseconds, without interruption. */
export function isViewable({ share, area }: AdVisibility, elapsed: number): boolean {
  return share >= viewableShare(area) && elapsed >= adTable.impression.after;
}

/** The event of a shown or viewable ad; `null` when no ad is shown or the page view is not sampled. */
export function sampledReport(
  eventAction: 'display' | 'viewable',
  state: AdState,
  ratio: number,
): AdReport | null {
  const eventLabel = labelOf(state);
  return eventLabel && state.view.draws.display < ratio ? { eventAction, eventLabel } : null;
}

/** The event of a failed render of `state`. */
export function crashReport(state: AdState): AdReport {
  return { eventAction: 'crash', eventLabel: labelOf(state) ?? `none-${state.view.placement}` };
}

/** Attributes with the analytics event of a click inside the element; the nearest ancestor counts. */
export function clickAttributes(label: string | null) {
  if (!label) return {};
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click' satisfies AdReport['eventAction'],
    'data-ga-event-label': label,
  };
}

/** String key of the accessible name of what is shown; `null` when nothing is. */
export function nameKeyOf(state: AdState): AdNameKey | null {
  if (!labelOf(state)) return null;
  return state.kind === 'appeal' ? 'advertising.about' : 'advertising.name';
}
