import { createForeignRequestGuard } from '../stories/kit/createForeignRequestGuard';

export const foreignRequests = createForeignRequestGuard(location.origin);

/** Starts the worker that answers requests from handlers and refuses the ones to other hosts. */
export async function startMockServiceWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative: the built workbench lives below /workbench/.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: (request) => foreignRequests.refuse(request),
  });
  return worker;
}
