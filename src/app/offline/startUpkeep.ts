import type { Platform } from '../../platform/Platform';
import { createBrowserSiteWorker } from '../../platform/createBrowserSiteWorker';
import { createReloadablePage } from '../../platform/createReloadablePage';
import { isReplaced } from '../../platform/isReplaced';
import { loadedAddresses } from '../../platform/loadedAddresses';
import { chunkMissing } from '../runtime/chunkMissing';
import { renewKept } from './renewKept';
import { replacePage } from './replacePage';
import { startServiceWorker } from './startServiceWorker';
import { workerPath } from './workerPath';

/**
 * Looks after the page in a window: replaces it when its code has been replaced, and on the production host starts the
 * service worker and renews what was kept. Where a browser has or allows no worker, that is all, or this rejects.
 */
export async function startUpkeep(
  window: Window & typeof globalThis,
  offline: Platform['offline'],
): Promise<void> {
  const page = createReloadablePage(window);
  window.addEventListener(chunkMissing, () => void replacePage(page, () => isReplaced(window)));
  const path = workerPath(window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!path || !serviceWorker) return;
  await startServiceWorker(createBrowserSiteWorker(serviceWorker, path), page, () =>
    loadedAddresses(window),
  );
  await renewKept(window, path.slice(0, path.lastIndexOf('/') + 1), offline);
}
