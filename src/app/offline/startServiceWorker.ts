import type { ReloadablePage } from '../../platform/ReloadablePage';
import type { SiteWorker } from '../../platform/SiteWorker';
import { followUpdates } from './followUpdates';

/**
 * Starts the service worker, or looks for another version of it, and keeps the page up to date. Where the browser has
 * none, or refuses it, the page is as it was.
 * @param loaded addresses of the page and of what it had asked for before a worker could see it
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
  worker.tell({ kind: 'shown', addresses: wasServed ? [] : loaded() });
}
