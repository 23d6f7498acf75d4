import type { AdVisitor } from '../../domain/ads/noAdReason';
import type { KeyValueStorage } from '../Platform';
import { readPrivacySignals } from '../privacy/readPrivacySignals';

/** What a browser tells about its reader. */
export function readVisitor(
  navigator: Navigator,
  storage: Pick<KeyValueStorage, 'get'>,
): AdVisitor {
  return { userAgent: navigator.userAgent, ...readPrivacySignals(navigator, storage) };
}
