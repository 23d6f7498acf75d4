import type { AdVisitor } from '../domain/ads/whyNoAd';

/** What a browser tells about its reader. */
export function readVisitor(navigator: Navigator & { globalPrivacyControl?: boolean }): AdVisitor {
  return {
    userAgent: navigator.userAgent,
    globalPrivacyControl: navigator.globalPrivacyControl === true,
    doNotTrack: navigator.doNotTrack === '1',
  };
}
