import type { PageMeta } from '../../../content/PageRecord';
import type { ConsentPurpose } from '../../../domain/privacy/PrivacySignals';
import type { SiteOptions } from '../engine/SiteContext';

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
