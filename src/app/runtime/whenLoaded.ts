import { whenActivated } from '../../platform/page/whenActivated';

/** Calls back when the page has loaded and is activated. */
export function whenLoaded(document: Document, run: () => void): void {
  whenActivated(document, () => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', run, { once: true });
  });
}
