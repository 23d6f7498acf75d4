import { attachPrivacyReceipt } from '../../components/PrivacyReceipt/PrivacyReceipt.behavior';
import type { Platform } from '../../platform/Platform';
import { readPrivacySignals } from '../../platform/privacy/readPrivacySignals';

/** What the privacy page alone does. */
export function showReceipt(document: Document, platform: Platform): void {
  attachPrivacyReceipt(document, platform, () => readPrivacySignals(navigator, platform.storage));
}
