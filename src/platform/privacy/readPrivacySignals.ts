import {
  answerKey,
  consent,
  refusal,
  type PrivacySignals,
} from '../../domain/privacy/PrivacySignals';
import type { KeyValueStorage } from '../Platform';

/** The part of `navigator` that holds privacy signals. */
export type SignallingNavigator = Partial<Pick<Navigator, 'doNotTrack'>> & {
  globalPrivacyControl?: boolean;
};

/** The privacy signals of the browser, and the user's answer. */
export function readPrivacySignals(
  { globalPrivacyControl, doNotTrack }: SignallingNavigator,
  storage: Pick<KeyValueStorage, 'get'>,
): PrivacySignals {
  const answer = storage.get(answerKey);
  return {
    signaled: globalPrivacyControl === true || doNotTrack === '1',
    refused: answer === refusal,
    consented: answer === consent,
  };
}
