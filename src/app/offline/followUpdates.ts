import { reloadBlocker } from '../../domain/offline/reloadBlocker';
import type { Unsubscribe } from '../../platform/Platform';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';
import type { SiteWorker } from '../../platform/offline/SiteWorker';

/** While the page has focus and nothing would be lost: activates a waiting version, reloads once one has taken over. */
export function followUpdates(worker: SiteWorker, page: ReloadablePage): Unsubscribe {
  let isServed = worker.isServing();
  let isOutdated = false;
  const act = () => {
    if (!isOutdated && !worker.isWaiting()) return;
    if (reloadBlocker(page.getReloadContext()) !== null) return;
    if (isOutdated) page.reload();
    else worker.takeOver();
  };
  const unsubscribes = [
    page.subscribe(act),
    worker.subscribe((news) => {
      // The first service worker is not newer than the page.
      if (news === 'taken-over' && isServed) isOutdated = true;
      isServed = worker.isServing();
      act();
    }),
  ];
  act();
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
