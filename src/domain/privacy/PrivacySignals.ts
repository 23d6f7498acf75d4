/** How a browser says that its reader does not want to be followed. */
export interface PrivacySignals {
  globalPrivacyControl: boolean;
  doNotTrack: boolean;
}

/** Whether any of them is given. */
export const asksForPrivacy = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean => globalPrivacyControl || doNotTrack;
