import type { Platform } from '../../platform/Platform';
import { whenIdle } from './whenIdle';

interface PrerenderingDocument extends Document {
  prerendering?: boolean;
}

/** Calls back when the reader sees a page that has loaded. */
function whenLoaded(document: PrerenderingDocument, run: () => void) {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => whenLoaded(document, run), { once: true });
  else if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Brings the advertising slot of a page to life, where it has one: after everything else, in code of its own. */
export function attachSlot(document: PrerenderingDocument, platform: Platform): void {
  const slot = document.querySelector<HTMLElement>('[data-slot]');
  if (!slot) return;
  const start = () =>
    import('../slot/startSlot').then(
      ({ startSlot }) => startSlot(slot, platform),
      // The page is complete without it.
      () => undefined,
    );
  whenLoaded(document, () => whenIdle(platform.clock, () => void start()));
}
