/** Source of a page view's ads: a vendor's script, a feed, or house ads only. */
export type AdSource = 'script' | 'feed' | 'house';

/** Where on the page a slot is: between two sections of the article (see `slotPlace`), or under a demo. */
export type AdPlacement = 'body-top' | 'demo';

export type AdShape = 'image' | 'inline';

/** Numbers from 0 up to, not including, 1, drawn once per page view. */
export interface AdDraws {
  /** Appeal or house ad. */
  appeal: number;
  /** Which house ad. */
  house: number;
  shape: number;
  /** Whether this page view reports displays. */
  display: number;
}

/** What is fixed before the slot starts. */
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
  /** Analytics label of a click, in place of the slot's. */
  label: string | null;
  /** Tracking URLs to request once when the ad was in view. */
  impressions: readonly string[];
}

/** Reasons for no ad that are known before the slot starts: switched off, a bot, a privacy signal. */
export const noAdReasons = ['off', 'bot', 'privacy'] as const;
export type NoAdReason = (typeof noAdReasons)[number];

/** Why a slot stays empty; `no-house-ads`: there was no fallback. */
export const nothingReasons = [...noAdReasons, 'feed-failed', 'no-house-ads', 'crashed'] as const;
export type NothingReason = (typeof nothingReasons)[number];

/** Why a house ad is shown; `no-third-party`: none is configured. */
export const houseReasons = ['blocked', 'no-inventory', 'no-third-party'] as const;
export type HouseReason = (typeof houseReasons)[number];

interface Common {
  view: AdPageView;
  /** Polls so far. */
  tries: number;
}

/** What the slot shows; never two ads. */
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
