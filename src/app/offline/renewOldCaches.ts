import { oldReadCaches } from '../../domain/offline/siteCaches';
import { storeMissing } from './pageCaching';
import { workerScope } from './WorkerScope';

const { base, version } = workerScope.docsSite;

/** Whether an address is that of a page or a demo; files are renamed when they change and come along with these. */
const isDocument = (address: string) => address.endsWith('/');

/**
 * Reads again for this version what others have left of pages that were read, and removes it. Without a network it
 * stays, to be read. What was kept on request is renewed by a page.
 */
export async function renewOldCaches(event: Event): Promise<void> {
  if (!navigator.onLine) return;
  for (const name of oldReadCaches(await caches.keys(), base, version)) {
    const kept = await (await caches.open(name)).keys();
    await storeMissing(kept.map(({ url }) => url).filter(isDocument), event);
    await caches.delete(name);
  }
}
