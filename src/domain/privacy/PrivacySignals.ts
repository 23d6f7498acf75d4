/** Signals with which a user opts out of tracking, and the answer to the question for consent. */
export interface PrivacySignals {
  /** By Global Privacy Control or Do Not Track. */
  signaled: boolean;
  /** By the switch on the privacy page, or as the answer. */
  refused: boolean;
  /** As the answer, or by the switch. */
  consented: boolean;
}

/**
 * Whether something may load and send what it does: until the user opts out by any signal or, if it needs consent, once
 * the user has given it.
 */
export const isAllowed = (
  { signaled, refused, consented }: PrivacySignals,
  needsConsent?: boolean,
): boolean => !signaled && !refused && (consented || !needsConsent);

/** What a site asks consent for. */
export type ConsentPurpose = 'analytics' | 'ads' | 'both';

/** Local storage key of the answer, and name of the event that is dispatched on the window when it has changed. */
export const answerKey = 'docs-tracking';
/** Values of the answer. On a site that asks for nothing, there is only the refusal. */
export const refusal = 'off';
export const consent = 'on';
