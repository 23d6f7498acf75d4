import type { AdVisitor } from '../domain/ads/whyNoAd';
import { readPrivacySignals } from './readPrivacySignals';

/** What a browser tells about its reader. */
export function readVisitor(navigator: Navigator): AdVisitor {
  return { userAgent: navigator.userAgent, ...readPrivacySignals(navigator) };
}
