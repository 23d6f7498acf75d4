import { createBrowserSiteWorker } from '../../platform/createBrowserSiteWorker';
import { createReloadablePage } from '../../platform/createReloadablePage';
import { loadedAddresses } from '../../platform/loadedAddresses';
import { startServiceWorker } from './startServiceWorker';

/** Starts the service worker at a path for the page in a window; where browsers have or allow none, nothing happens or this rejects. */
export async function openServiceWorker(window: Window, path: string): Promise<void> {
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  await startServiceWorker(createBrowserSiteWorker(serviceWorker, path), createReloadablePage(window), () => loadedAddresses(window));
}
