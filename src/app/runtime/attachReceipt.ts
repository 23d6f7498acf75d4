import type { Platform } from '../../platform/Platform';

/**
 * Brings the privacy page to life, in code of its own. When that cannot be had the page says so, and the next press on
 * its switch asks for it again: until then nothing is known, and nothing is turned on or off.
 */
export function attachReceipt(document: Document, platform: Platform): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-privacy], [data-receipt]');
  const mark = (failed: boolean) =>
    parts.forEach((part) => part.toggleAttribute('data-failed', failed));
  const start = () =>
    void import('./showReceipt')
      .then(({ showReceipt }) => {
        mark(false);
        showReceipt(document, platform);
      })
      .catch(() => {
        mark(true);
        parts[0]!.addEventListener('change', start, { once: true });
      });
  if (parts.length > 0) start();
}
