import {
  adFormats,
  adNameKeys,
  noThirdParties,
  sourceOf,
  type AdSettings,
  type ThirdParties,
} from '../../../domain/ads/adConfig';
import type { HouseAd } from '../../../domain/ads/houseAds';
import type { SiteSettings } from '../../../content/readSettings';
import type { PageMeta } from '../../../content/PageRecord';
import type { ConsentPurpose } from '../../../domain/privacy/PrivacySignals';
import { strings } from '../../../domain/strings/strings';
import type { SiteOptions } from '../engine/SiteContext';
import { noHosts, type ForeignHosts } from '../securityHeaders';
import { EnvironmentReader, type Environment } from './EnvironmentReader';

/** Ad settings of a build. */
export interface Advertising {
  config: Pick<AdSettings, 'enabled' | 'GADisplayRatio' | 'thirdParties' | 'needsConsent'>;
  hasHouseAds: boolean;
  /** Whether pages reserve the space of an ad. */
  hasPlacements: boolean;
  /** Hosts that the content policy allows. */
  hosts: ForeignHosts;
}

const names = {
  isEnabled: 'DOCS_ADS',
  displayRatio: 'DOCS_ADS_RATIO',
  hasHouseAds: 'DOCS_ADS_HOUSE',
  script: 'DOCS_ADS_SCRIPT',
  serve: 'DOCS_ADS_SERVE',
  placement: 'DOCS_ADS_PLACEMENT',
  format: 'DOCS_ADS_FORMAT',
  feed: 'DOCS_ADS_FEED',
  consent: 'DOCS_ADS_CONSENT',
  scriptHosts: 'DOCS_ADS_SCRIPT_HOSTS',
  imageHosts: 'DOCS_ADS_IMAGE_HOSTS',
} as const;

const originOf = (address: string) => new URL(address).origin;

function readThirdParties(reader: EnvironmentReader): ThirdParties {
  const [src, feed = null] = [reader.address(names.script), reader.address(names.feed)];
  if (!src) return { script: null, feed };
  const serve =
    reader.text(names.serve) ?? reader.fail(names.serve, 'the id that the vendor gave this site');
  const placement =
    reader.text(names.placement) ??
    reader.fail(names.placement, 'the name that the vendor gave the place of the ad');
  const text = reader.text(names.format);
  const format = adFormats.find((name) => name === text) ?? null;
  if (text && !format) reader.fail(names.format, adFormats.map((name) => `"${name}"`).join(' or '));
  const query = new URLSearchParams({ serve, placement, ...(format && { format }) });
  return { script: { src: `${src}?${query}`, format }, feed };
}

/**
 * Ad settings from `site.yaml` and the environment of the build. With no variable set there are house ads only and
 * no other host is allowed.
 * @throws {Error} naming the invalid variable and its valid values
 */
export function readAdvertising(
  environment: Environment,
  byDefault: SiteSettings['advertising'],
): Advertising {
  const reader = new EnvironmentReader(environment);
  const thirdParties = readThirdParties(reader);
  const [scripts, images] = [reader.origins(names.scriptHosts), reader.origins(names.imageHosts)];
  const vendor = thirdParties.script ? [originOf(thirdParties.script.src)] : [];
  const all = [...vendor, ...(thirdParties.feed ? [originOf(thirdParties.feed)] : [])];
  // Extra hosts are ignored when no vendor is configured.
  const withMore = (known: readonly string[], more: readonly string[]) =>
    known.length > 0 ? [...new Set([...known, ...more])] : [];
  const enabled = reader.onOff(names.isEnabled, byDefault.enabled);
  const asks = reader.consent(names.consent, byDefault.needsConsent) && all.length > 0;
  return {
    config: {
      enabled,
      GADisplayRatio: reader.share(names.displayRatio, byDefault.displayRatio),
      thirdParties,
      ...(asks && { needsConsent: true }),
    },
    hasHouseAds: reader.onOff(names.hasHouseAds, true),
    hasPlacements: enabled,
    hosts: {
      script: withMore(vendor, scripts),
      image: withMore(all, images),
      data: withMore(all, []),
    },
  };
}

/**
 * A warning about pages that can show ads of a script and of a feed, which the policy of a script's vendor forbids;
 * undefined where there are none.
 */
export function networksWarning(
  { script, feed }: ThirdParties,
  pages: readonly Pick<PageMeta, 'ad' | 'demos' | 'pathname'>[],
): string | undefined {
  const both = script && feed ? pages.filter(({ ad, demos }) => ad && demos.length > 0) : [];
  if (both.length === 0) return undefined;
  return `pages such as ${both[0]!.pathname} (of ${both.length}) can show ads of ${names.script} beside the contents and of ${names.feed} below demos. Vendors of scripts allow no second network on a page. Set one of the two, or "disableAd" on these demos.`;
}

/** Ads during development: house ads if `ENABLE_AD_IN_DEV_MODE` is `true`, otherwise none; never third-party ads. */
export function developmentAdvertising(environment: Environment): Advertising {
  const enabled = environment['ENABLE_AD_IN_DEV_MODE'] === 'true';
  return {
    config: { enabled, GADisplayRatio: 0, thirdParties: noThirdParties },
    hasHouseAds: true,
    hasPlacements: true,
    hosts: noHosts,
  };
}

/** Settings that a page hands to its ads. */
export function adSettings(
  { config, hasHouseAds }: Pick<Advertising, 'config' | 'hasHouseAds'>,
  { base, templates }: Pick<AdSettings, 'base' | 'templates'>,
  ads: readonly HouseAd[],
): AdSettings {
  const labels = Object.fromEntries(
    adNameKeys.map((key) => [key, strings[key]]),
  ) as AdSettings['labels'];
  const source = sourceOf(config.thirdParties);
  const houseAds = hasHouseAds ? ads.map(({ product = null }) => product) : [];
  return { ...config, source, base, houseAds, templates, labels };
}

/** What the pages of a site ask consent for; undefined for nothing. */
export function consentPurpose({
  advertising: { config },
  analytics,
}: Pick<SiteOptions, 'advertising' | 'analytics'>): ConsentPurpose | undefined {
  const asksForAds = config.enabled && config.needsConsent;
  if (analytics?.kind !== 'gtag' || !analytics.needsConsent) return asksForAds ? 'ads' : undefined;
  return asksForAds ? 'both' : 'analytics';
}

/** Where users take back what they have allowed: the page that has the switch, or one that the site makes. */
export const consentHref = (base: string, pages: readonly { meta: PageMeta }[]): string =>
  pages.find(({ meta }) => meta.hasPrivacySwitch)?.meta.pathname ?? `${base}consent/`;
