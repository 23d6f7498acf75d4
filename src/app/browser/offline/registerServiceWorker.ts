import { workerPath } from '../../serviceWorker';

/** URLs on this host that a page and its demos have requested, with their own. */
function loadedAddresses(window: Window): string[] {
  const views = [
    window,
    ...[...window.document.querySelectorAll('iframe')].flatMap(
      ({ contentWindow, contentDocument }) =>
        contentWindow && contentDocument?.URL !== 'about:blank' ? contentWindow : [],
    ),
  ];
  const addresses = views.flatMap(({ location, performance }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  return [...new Set(addresses)].filter((address) =>
    address.startsWith(`${window.location.origin}/`),
  );
}

/** Reloads the page at once where it has the focus, otherwise as soon as it gets it. */
function reloadFocused({ document, location, addEventListener }: Window): void {
  if (document.hasFocus()) location.reload();
  else addEventListener('focus', () => location.reload(), { once: true });
}

/**
 * On the production host, registers the service worker or looks for a new version of it, and reloads the page once a
 * new version has taken over. Rejects where the browser does not allow a worker.
 */
export async function registerServiceWorker(window: Window): Promise<void> {
  const path = workerPath(window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!path || !serviceWorker) return;
  let isServed = serviceWorker.controller !== null;
  if (!isServed)
    // The first service worker was not there when the page loaded. Workbox listens to this message.
    void serviceWorker.ready.then(({ active }) =>
      active?.postMessage({
        type: 'CACHE_URLS',
        payload: { urlsToCache: loadedAddresses(window) },
      }),
    );
  serviceWorker.addEventListener('controllerchange', () => {
    if (isServed) reloadFocused(window);
    isServed = true;
  });
  await serviceWorker.register(path, { updateViaCache: 'none' });
}
