import type { AdVisitor } from '../../domain/ads/noAdReason';
import type { KeyValueStorage } from '../Platform';
import { readPrivacySignals } from '../privacy/readPrivacySignals';

/** User agent and privacy signals of the browser. */
export function readVisitor(
  navigator: Navigator,
  storage: Pick<KeyValueStorage, 'get'>,
): AdVisitor {
  return { userAgent: navigator.userAgent, ...readPrivacySignals(navigator, storage) };
}
