import type { Platform } from '../../platform/Platform';
import { createBrowserSiteWorker } from '../../platform/offline/createBrowserSiteWorker';
import { createReloadablePage, isReplaced } from '../../platform/offline/createReloadablePage';
import { loadedAddresses } from '../../platform/offline/loadedFrames';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';
import type { SiteWorker } from '../../platform/offline/SiteWorker';
import { downloadCaches } from '../../domain/offline/siteCaches';
import { chunkMissing } from '../runtime/chunkMissing';
import { followUpdates } from './followUpdates';
import { replacePage } from './replacePage';
import { workerPath } from './workerPath';

/**
 * Registers the service worker, or checks for a new version of it, and keeps the page up to date. Where service workers
 * are unsupported or blocked, the page works without.
 * @param loaded URLs of the page and of what it requested before the service worker controlled it
 */
export async function startServiceWorker(
  worker: SiteWorker,
  page: ReloadablePage,
  loaded: () => readonly string[],
): Promise<void> {
  const wasServed = worker.isServing();
  try {
    await worker.register();
  } catch {
    return;
  }
  followUpdates(worker, page);
  worker.post({ kind: 'shown', addresses: wasServed ? [] : loaded() });
}

/** Refreshes downloads of earlier builds, unless the browser saves data; without downloads, loads no code. */
async function refreshDownloads(
  { caches, navigator }: Window & typeof globalThis,
  base: string,
  offline: Platform['offline'],
): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || downloadCaches(await caches.keys(), base).length === 0) return;
  await (await offline())?.refresh();
}

/**
 * Reloads the page when its code has been replaced. On the production host, registers the service worker and refreshes
 * downloads. Rejects where the browser does not allow a worker.
 */
export async function registerServiceWorker(
  window: Window & typeof globalThis,
  offline: Platform['offline'],
): Promise<void> {
  const page = createReloadablePage(window);
  window.addEventListener(chunkMissing, async (event) => {
    const replaced = isReplaced(window);
    void replacePage(page, () => replaced);
    if (await replaced) (event as CustomEvent<() => void>).detail();
  });
  const path = workerPath(window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!path || !serviceWorker) return;
  await startServiceWorker(createBrowserSiteWorker(serviceWorker, path), page, () =>
    loadedAddresses(window),
  );
  await refreshDownloads(window, path.slice(0, path.lastIndexOf('/') + 1), offline);
}
