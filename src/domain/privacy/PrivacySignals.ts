/** How a reader says that they do not want to be followed. */
export interface PrivacySignals {
  globalPrivacyControl: boolean;
  doNotTrack: boolean;
  /** By the switch on the privacy page. */
  refused: boolean;
}

/** Whether any of them is given. */
export const asksForPrivacy = ({
  globalPrivacyControl,
  doNotTrack,
  refused,
}: PrivacySignals): boolean => globalPrivacyControl || doNotTrack || refused;

/** Key in local storage of a reader's refusal, which is `off`. */
export const refusalKey = 'docs-tracking';
export const refusal = 'off';
