/** Signals with which a user opts out of tracking. */
export interface PrivacySignals {
  globalPrivacyControl: boolean;
  doNotTrack: boolean;
  /** By the switch on the privacy page. */
  refused: boolean;
}

/** Whether any signal is set. */
export const asksForPrivacy = ({
  globalPrivacyControl,
  doNotTrack,
  refused,
}: PrivacySignals): boolean => globalPrivacyControl || doNotTrack || refused;

/** Local storage key of the opt-out, whose value is `off`. */
export const refusalKey = 'docs-tracking';
export const refusal = 'off';
