import { refusal, refusalKey, type PrivacySignals } from '../../domain/privacy/PrivacySignals';
import type { KeyValueStorage } from '../Platform';

/** The part of `navigator` that holds privacy signals. */
export type SignallingNavigator = Partial<Pick<Navigator, 'doNotTrack'>> & {
  globalPrivacyControl?: boolean;
};

/** The privacy signals of the browser, and the user's choice on the privacy page. */
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
