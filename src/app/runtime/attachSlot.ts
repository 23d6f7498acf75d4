import { sourceOf } from '../../domain/ads/sourceOf';
import { noAdReason } from '../../domain/ads/noAdReason';
import type { Platform } from '../../platform/Platform';
import { whenActivated } from '../../platform/page/whenActivated';
import { readVisitor } from '../../platform/ads/readVisitor';
import type { AdSettings } from '../../components/AdSlot/AdSettings';
import { whenIdle } from './whenIdle';

/** Whether the slots stay empty in any case. */
function staysEmpty({ enabled, thirdParties }: AdSettings, { storage }: Platform): boolean {
  const source = sourceOf('body-top', thirdParties);
  return noAdReason({ enabled, source, visitor: readVisitor(window.navigator, storage) }) !== null;
}

/** Calls back when the page has loaded and is activated. */
function whenLoaded(document: Document, run: () => void): void {
  whenActivated(document, () => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', run, { once: true });
  });
}

/** Starts the ad slots of a page after everything else, in a separate chunk; loads nothing where they stay empty. */
export function attachSlot(document: Document, platform: Platform): void {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  if (!slot) return;
  const settings = JSON.parse(slot.dataset.slot!) as AdSettings;
  if (staysEmpty(settings, platform)) return;
  const start = () =>
    import('../slot/startSlot')
      .then((module) => module.startSlot(slot, settings, platform))
      // The page is complete without it.
      .catch(() => undefined);
  whenLoaded(document, () => whenIdle(platform.clock, () => void start()));
}
