import { isAllowed, type PrivacySignals } from '../privacy/PrivacySignals';

/*
 * What is known of a page's ads before one starts. Every page loads parts of this file; the machine of an ad is in
 * another, which loads only where there can be an ad.
 */

/** A vendor's script that shows an ad. */
export interface AdScript {
  /** Absolute https URL, with the ids of this site. */
  src: string;
  /** The layout that the vendor has approved for this site; null for the vendor's first one. */
  format: AdFormat | null;
}

/** Layouts of the vendor's script, by the value of its parameter `format`. */
export const adFormats = ['cover', 'responsive'] as const;
export type AdFormat = (typeof adFormats)[number];

/** Third-party sources: an article asks the script or, without one, the feed; demos ask the feed. */
export interface ThirdParties {
  script: AdScript | null;
  /** Absolute https URL of a JSON list of ads. */
  feed: string | null;
}

/** House ads only: no request to another host. */
export const noThirdParties: ThirdParties = { script: null, feed: null };

/** String keys of the accessible names that an ad can have. */
export const adNameKeys = ['advertising.name', 'advertising.about'] as const;
export type AdNameKey = (typeof adNameKeys)[number];

/** Source of an ad: a vendor's script, a feed, or house ads only. */
export type AdSource = 'script' | 'feed' | 'house';

/** Settings of a page's ads; the page hands them to its script as JSON. */
export interface AdSettings {
  /** Off in development and in tests, unless the environment says otherwise. */
  enabled: boolean;
  /** Share of page views that report displays and viewable ads, from 0 to 1. */
  GADisplayRatio: number;
  thirdParties: ThirdParties;
  /** Source of the ad of an article. */
  source: AdSource;
  /** Whether there are only house ads until the user has consented. */
  needsConsent?: true;
  /** For each house ad, the folder of the product that it advertises, below the base; null for something else. */
  houseAds: readonly (string | null)[];
  /** Base path of the site, with a trailing slash. */
  base: string;
  /** URL of the `AdTemplates`. */
  templates: string;
  labels: Readonly<Record<AdNameKey, string>>;
}

/**
 * Where on the page an ad is: under a demo, or in the article. There, the ad of a script is at the top of the contents
 * list, or after the lead if the window has no room for the list: the vendor's policy asks for the first window. Others
 * are between two sections (see `adBlockIndex`).
 */
export type AdPlacement = 'body-top' | 'demo';

/** The source of an article's ad. An ad has one source: the feed does not replace a blocked script. */
export function sourceOf({ script, feed }: ThirdParties): AdSource {
  if (script) return 'script';
  return feed ? 'feed' : 'house';
}

/** Reasons for no ad that are known before any request: switched off, a bot, a privacy signal. */
export const noAdReasons = ['off', 'bot', 'privacy'] as const;
export type NoAdReason = (typeof noAdReasons)[number];

/** User agent and privacy signals of the browser. */
export interface AdVisitor extends PrivacySignals {
  userAgent: string;
}

/** Whether a user agent identifies itself as a bot. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|crawling|spider/i.test(userAgent);
}

/**
 * The first reason for no ad; `null` when there is none.
 * Privacy signals exclude third-party ads only, as house ads contact no other host.
 */
export function noAdReason({
  enabled,
  source,
  visitor,
}: {
  enabled: boolean;
  source: AdSource;
  visitor: AdVisitor;
}): NoAdReason | null {
  if (!enabled) return 'off';
  if (isBot(visitor.userAgent)) return 'bot';
  if (source !== 'house' && !isAllowed(visitor)) return 'privacy';
  return null;
}

/** A block of an article, as far as the place of its ad depends on it. */
export interface ArticleBlock {
  /** A second-level heading. */
  startsSection: boolean;
  /** A demo or code, or something with one in it. */
  hasExample: boolean;
}

/**
 * Index of the block before which an article has its ad: the start of the second section or, where demos or code come
 * later, of the section after the first of them. Without such a section it is the number of blocks: after the article.
 */
export function adBlockIndex(blocks: readonly ArticleBlock[]): number {
  const firstExample = blocks.findIndex(({ hasExample }) => hasExample);
  let sections = 0;
  const place = blocks.findIndex(({ startsSection }, index) => {
    if (startsSection) sections += 1;
    return startsSection && sections > 1 && index > firstExample;
  });
  return place < 0 ? blocks.length : place;
}

/** Share of page views whose ads are reported, where a site sets none. */
export const defaultDisplayRatio = 0.1;
