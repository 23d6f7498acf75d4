import { createBrowserSiteWorker } from '../../platform/createBrowserSiteWorker';
import { createReloadablePage } from '../../platform/createReloadablePage';
import { isReplaced } from '../../platform/isReplaced';
import { loadedAddresses } from '../../platform/loadedAddresses';
import { serviceWorkerMeta } from '../document/serviceWorkerMeta';
import { chunkMissing } from '../runtime/chunkMissing';
import { replacePage } from './replacePage';
import { startServiceWorker } from './startServiceWorker';

/** Path of the service worker, on its own host. */
function workerPath({ document, location }: Window): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${serviceWorkerMeta}"]`);
  const address = meta && new URL(meta.content);
  return address?.host === location.host ? address.pathname : undefined;
}

/**
 * Looks after the page in a window: replaces it when its code has been replaced, and on the production host starts the
 * service worker. Where a browser has or allows no worker, that is all, or this rejects.
 */
export async function startUpkeep(window: Window): Promise<void> {
  const page = createReloadablePage(window);
  window.addEventListener(chunkMissing, () => void replacePage(page, () => isReplaced(window)));
  const path = workerPath(window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (path && serviceWorker) await startServiceWorker(createBrowserSiteWorker(serviceWorker, path), page, () => loadedAddresses(window));
}
