import type { PrivacySignals } from '../domain/privacy/PrivacySignals';

/** The signals that a browser gives in its `navigator`. */
export function readPrivacySignals({ globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean }): PrivacySignals {
  return { globalPrivacyControl: globalPrivacyControl === true, doNotTrack: doNotTrack === '1' };
}
