import { oldReadCaches } from '../../domain/offline/siteCaches';
import { storeMissing } from './pageCaching';
import { workerScope } from './WorkerScope';

const { base, version } = workerScope.docsSite;

/** Whether a URL is that of a page or a demo; other files are renamed when they change, and loaded with these. */
const isDocument = (address: string) => address.endsWith('/');

/**
 * Fetches visited pages again for this version, and removes the caches of other versions. Offline, they
 * remain. Pages refresh downloads themselves.
 */
export async function renewOldCaches(event: Event): Promise<void> {
  if (!navigator.onLine) return;
  for (const name of oldReadCaches(await caches.keys(), base, version)) {
    const kept = await (await caches.open(name)).keys();
    await storeMissing(kept.map(({ url }) => url).filter(isDocument), event);
    await caches.delete(name);
  }
}
