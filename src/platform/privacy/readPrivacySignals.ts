import { refusal, refusalKey, type PrivacySignals } from '../../domain/privacy/PrivacySignals';
import type { KeyValueStorage } from '../Platform';

/** The part of a browser's `navigator` that signals are read from. */
export type SignallingNavigator = Partial<Pick<Navigator, 'doNotTrack'>> & {
  globalPrivacyControl?: boolean;
};

/** The signals that a browser gives in its `navigator`, and what the reader has said on the privacy page. */
export function readPrivacySignals(
  { globalPrivacyControl, doNotTrack }: SignallingNavigator,
  storage: Pick<KeyValueStorage, 'get'>,
): PrivacySignals {
  return {
    globalPrivacyControl: globalPrivacyControl === true,
    doNotTrack: doNotTrack === '1',
    refused: storage.get(refusalKey) === refusal,
  };
}
