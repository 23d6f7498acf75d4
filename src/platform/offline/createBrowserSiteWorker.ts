import type { SiteWorker } from './SiteWorker';

type Listener = Parameters<SiteWorker['subscribe']>[0];

/** The service worker at a path of this host. */
export function createBrowserSiteWorker(
  container: ServiceWorkerContainer,
  path: string,
): SiteWorker {
  const listeners = new Set<Listener>();
  const notify = (news: Parameters<Listener>[0]) => listeners.forEach((listener) => listener(news));
  let registration: ServiceWorkerRegistration | undefined;
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener(
      'statechange',
      () => worker.state === 'installed' && notify('waiting'),
    );
  container.addEventListener('controllerchange', () => notify('taken-over'));
  return {
    isServing: () => container.controller !== null,
    async register() {
      const found = await container.register(path, { updateViaCache: 'none' });
      registration = found;
      watch(found.installing);
      found.addEventListener('updatefound', () => watch(found.installing));
    },
    isWaiting: () => Boolean(container.controller && registration?.waiting),
    takeOver: () => registration?.waiting?.postMessage({ kind: 'take-over' }),
    post: (message) => void container.ready.then(({ active }) => active?.postMessage(message)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
