import { asksForPrivacy, type PrivacySignals } from '../privacy/PrivacySignals';
import type { AdSource, NoAdReason } from './AdState';

/** What the browser tells about its reader. */
export interface AdVisitor extends PrivacySignals {
  userAgent: string;
}

/** Whether a user agent names itself a robot. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|crawling|spider/i.test(userAgent);
}

/**
 * What speaks against an ad before anything is asked of anybody, the strongest reason first; `null` is nothing.
 * Readers who ask not to be tracked get nothing of third parties; ads of our own tell nobody about them.
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
