import type { Platform } from '../../platform/Platform';

/** Asks for the consent that analytics or ads of the page need, once; where that fails, the answer is no. */
export function askForConsent(platform: Platform): void {
  void import('../../components/ConsentStrip/ConsentStrip.behavior')
    .then(({ attachConsentStrip }) => attachConsentStrip(document, platform, navigator))
    .catch(() => undefined);
}
