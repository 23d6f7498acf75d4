import { sourceOf } from '../../domain/ads/sourceOf';
import { noAdReason } from '../../domain/ads/noAdReason';
import type { Platform } from '../../platform/Platform';
import { readVisitor } from '../../platform/ads/readVisitor';
import type { SlotSettings } from '../document/PageContext';
import { whenIdle } from './whenIdle';
import { whenLoaded } from './whenLoaded';

/** Whether it is clear from the start that the slots stay empty. In previews the address of the page has a say. */
function staysEmpty({ enabled, thirdParties }: SlotSettings, { storage }: Platform): boolean {
  const source = sourceOf('body-top', thirdParties);
  return (
    process.env.DOCS_PREVIEW !== 'on' &&
    noAdReason({ enabled, source, visitor: readVisitor(window.navigator, storage) }) !== null
  );
}

/**
 * Brings the advertising slots of a page to life, where it has them: after everything else, in code of their own.
 * Where they stay empty nothing is loaded.
 */
export function attachSlot(document: Document, platform: Platform): void {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  if (!slot) return;
  const settings = JSON.parse(slot.dataset.slot!) as SlotSettings;
  if (staysEmpty(settings, platform)) return;
  const start = () =>
    import('../slot/startSlot')
      .then(({ startSlot }) => startSlot(slot, settings, platform))
      // The page is complete without it.
      .catch(() => undefined);
  whenLoaded(document, () => whenIdle(platform.clock, () => void start()));
}
