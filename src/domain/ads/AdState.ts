/** Where the ads of a page view come from: a script that fills the slot, a feed that is asked, or nobody but us. */
export type AdSource = 'script' | 'feed' | 'house';

/** Where on the page a slot is: at the end of the lead paragraph, or under a demo. */
export type AdPlacement = 'body-top' | 'demo';

export type AdShape = 'image' | 'inline';

/** Numbers from 0 up to, not including, 1, drawn once per page view. */
export interface AdDraws {
  /** Appeal or ad of our own. */
  appeal: number;
  /** Which ad of our own. */
  house: number;
  shape: number;
  /** Whether this page view reports displays. */
  display: number;
}

/** What is settled before the slot's life begins. */
export interface AdPageView {
  placement: AdPlacement;
  source: AdSource;
  draws: AdDraws;
  /** How many ads of our own there are to choose from. */
  houseAds: number;
}

/** What a card shows. All texts are plain text, all addresses absolute https or our own. */
export interface AdCard {
  /** Stands first in the text and describes the image. */
  name: string;
  link: string;
  image: { light: string; dark: string } | null;
  description: string;
  /** Whose ad it is. */
  poweredby: string;
  /** What a click on it is reported as, instead of the label of the slot around it. */
  label: string | null;
  /** Addresses to ask for once when the ad was really seen. */
  impressions: readonly string[];
}

/** What can speak against an ad before a page view begins: the switch, a robot, a privacy signal. */
export const objections = ['off', 'bot', 'privacy'] as const;
export type Objection = (typeof objections)[number];

/** Why a page view shows no ad; `no-house-ads` means that there was nothing to fall back on. */
export const nothingReasons = [...objections, 'feed-failed', 'no-house-ads', 'crashed'] as const;
export type NothingReason = (typeof nothingReasons)[number];

/** Why an ad of our own is shown; `no-third-party` means that none is configured. */
export const houseReasons = ['blocked', 'no-inventory', 'no-third-party'] as const;
export type HouseReason = (typeof houseReasons)[number];

interface Common {
  view: AdPageView;
  /** Looks for a placement so far. */
  tries: number;
}

/** What the slot shows. There is no state with two ads. */
export type AdState =
  | (Common & { kind: 'waiting' })
  | (Common & { kind: 'third-party'; by: 'script' })
  | (Common & { kind: 'third-party'; by: 'feed'; card: AdCard })
  | (Common & { kind: 'in-house'; because: HouseReason; index: number })
  | (Common & { kind: 'appeal' })
  | (Common & { kind: 'nothing'; because: NothingReason });

/** What a look for the placement of a third party saw: nothing, an ad, or the filler of a vendor that has none. */
export type AdSighting = 'none' | 'ad' | 'no-inventory';

export type AdEvent =
  | { type: 'polled'; saw: AdSighting }
  | { type: 'feed-answered'; card: AdCard }
  | { type: 'feed-failed' }
  | { type: 'crashed' };
