import { offerFile } from '../../domain/offline/KeepOffer';
import { createBrowserKeeperOutside } from '../../platform/createBrowserKeeperOutside';
import { createProductKeeper } from '../../platform/createProductKeeper';
import type { ProductKeeper } from '../../platform/ProductKeeper';
import { workerPath } from './workerPath';

/**
 * What keeps products in a window, as soon as there is a service worker to serve them: never where the browser does
 * not start it. Null on another host than that of production, or where storage is blocked.
 */
export async function openKeeper(
  window: Window & typeof globalThis,
): Promise<ProductKeeper | null> {
  const path = workerPath(window);
  if (path === undefined) return null;
  try {
    await window.navigator.serviceWorker.ready;
    return await createProductKeeper(
      createBrowserKeeperOutside(
        window,
        new URL(offerFile, new URL(path, window.location.href)).pathname,
      ),
    );
  } catch {
    return null;
  }
}
