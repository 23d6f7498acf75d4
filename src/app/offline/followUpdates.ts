import { whyNotReload } from '../../domain/offline/whyNotReload';
import type { Unsubscribe } from '../../platform/Platform';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';
import type { SiteWorker } from '../../platform/offline/SiteWorker';

/**
 * Brings a page up to date when its reader looks at it and nothing would be lost: lets a version that waits take over,
 * and loads the page again when one has. Until then the version that the page came from goes on serving.
 */
export function followUpdates(worker: SiteWorker, page: ReloadablePage): Unsubscribe {
  let isServed = worker.isServing();
  let isOutdated = false;
  const act = () => {
    if (!isOutdated && !worker.isWaiting()) return;
    if (whyNotReload(page.moment()) !== null) return;
    if (isOutdated) page.reload();
    else worker.takeOver();
  };
  const unsubscribes = [
    page.subscribe(act),
    worker.subscribe((news) => {
      // The first worker of all has nothing newer than the page has.
      if (news === 'taken-over' && isServed) isOutdated = true;
      isServed = worker.isServing();
      act();
    }),
  ];
  act();
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
