import { showLoadFailure } from '../../../components/LoadFailure/LoadFailure.behavior';
import { hasEnteredText, markEnteredText } from '../../../platform/page/enteredText';
import type { Clock } from '../../../platform/Platform';
import { workerPath } from '../../serviceWorker';

/** Windows of the demos of a page. Of an edited demo, which has another origin, there is nothing to read. */
const demoWindows = ({ document }: Window) =>
  [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument?.defaultView ?? [],
  );

/** URLs on this host that a page and its demos have requested, with their own. */
function loadedAddresses(window: Window): string[] {
  const views = [window, ...demoWindows(window)].filter(({ location }) => location.host);
  const addresses = views.flatMap(({ location, performance }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  return [...new Set(addresses)].filter((address) =>
    address.startsWith(`${window.location.origin}/`),
  );
}

/** Whether a reload would take away what the reader has written in a page or its demos. */
const hasWriting = (window: Window) =>
  window.document.querySelector('[data-demo-editor]') !== null ||
  [window, ...demoWindows(window)].some((view) => hasEnteredText(view.document));

/** Leaves the time of a reload to the reader, who can use nothing but an open dialog. */
function offerReload(window: Window, clock: Clock): void {
  const { document, location } = window;
  if (document.activeElement?.closest('dialog, [role=dialog]'))
    return void clock.setTimeout(() => offerReload(window, clock), 1000);
  const line = document.querySelector<HTMLElement>('[data-island=Settings] + [data-load-failure]')!;
  const reload = () => location.reload();
  showLoadFailure(line, reload, reload);
}

/** Reloads the page at once where it has the focus, otherwise as soon as it gets it. */
function reloadFocused({ document, location, addEventListener }: Window): void {
  if (document.hasFocus()) location.reload();
  else addEventListener('focus', () => location.reload(), { once: true });
}

/**
 * On the production host, registers the service worker or looks for a new version of it. Once a new version has taken
 * over, it reloads the page, or offers that where the reader has written. Rejects where the browser does not allow a
 * worker.
 */
export async function registerServiceWorker(window: Window, clock: Clock): Promise<void> {
  const path = workerPath(window);
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!path || !serviceWorker) return;
  markEnteredText(window.document);
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
    if (isServed) (hasWriting(window) ? offerReload : reloadFocused)(window, clock);
    isServed = true;
  });
  await serviceWorker.register(path, { updateViaCache: 'none' });
}
