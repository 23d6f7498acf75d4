import { cachePrefix } from '../../domain/offline/siteCaches';
import { workerScope } from './WorkerScope';

// Published in place of the service worker to remove it from browsers: caches and serves nothing.
const prefix = cachePrefix(workerScope.docsSite.base);

async function retire(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await workerScope.registration.unregister();
}

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(retire()));
