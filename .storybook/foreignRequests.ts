import { createForeignRequestGuard } from '../stories/kit/createForeignRequestGuard';

export const foreignRequests = createForeignRequestGuard(location.origin);

async function startMockServiceWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative, as the built workbench is published under /workbench/.
    serviceWorker: { url: `${import.meta.env.VITEST ? '/' : './'}mockServiceWorker.js` },
    onUnhandledRequest: (request) => foreignRequests.refuse(request),
  });
  return worker;
}

let worker: ReturnType<typeof startMockServiceWorker> | undefined;

/** The service worker that answers requests from handlers and blocks those to other hosts; the first call starts it. */
export const mockServiceWorker = () => (worker ??= startMockServiceWorker());
