import { asksForPrivacy, type PrivacySignals } from '../privacy/PrivacySignals';
import type { AdSource, NoAdReason } from './AdState';

/** User agent and privacy signals of the browser. */
export interface AdVisitor extends PrivacySignals {
  userAgent: string;
}

/** Whether a user agent identifies itself as a bot. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|crawling|spider/i.test(userAgent);
}

/**
 * The first reason for no ad that is known before any request; `null` when there is none.
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
  if (source !== 'house' && asksForPrivacy(visitor)) return 'privacy';
  return null;
}
