import { noAdReason, type AdSettings } from '../../../domain/ads/adConfig';
import type { Platform } from '../../../platform/Platform';
import { whenActivated } from '../../../platform/page/pageLifecycle';
import { readPrivacySignals } from '../../../platform/privacy/readPrivacySignals';
import { whenIdle } from './browserHints';

/** Whether no ad of the page can appear. */
function staysEmpty({ enabled, source, needsConsent }: AdSettings, { storage }: Platform): boolean {
  const { userAgent } = navigator;
  return (
    noAdReason({
      enabled,
      source: needsConsent ? 'house' : source,
      visitor: { userAgent, ...readPrivacySignals(navigator, storage) },
    }) !== null
  );
}

/** Calls back when the page has loaded and is activated. */
function whenLoaded(document: Document, run: () => void): void {
  whenActivated(document, () => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', run, { once: true });
  });
}

/** Starts the ads of a page after everything else, in a separate chunk; loads nothing where there are none. */
export function attachPlacements(document: Document, platform: Platform): void {
  const box = document.querySelector<HTMLElement>('[data-placement]');
  if (!box) return;
  const settings = JSON.parse(box.dataset.placement!) as AdSettings;
  if (staysEmpty(settings, platform)) return;
  const start = () =>
    import('../ads/startPlacements')
      .then((module) => module.startPlacements(box, settings, platform))
      // The page is complete without it.
      .catch(() => undefined);
  whenLoaded(document, () => whenIdle(platform.clock, () => void start()));
}
