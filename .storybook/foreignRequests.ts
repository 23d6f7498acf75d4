import { createForeignRequestGuard } from '../stories/kit/createForeignRequestGuard';

export const foreignRequests = createForeignRequestGuard(location.origin);

/**
 * Answers images of other hosts from handlers, where no service worker could: the browser blocks them, and
 * what `fetch` gets of one, which handlers do answer, takes its place. Images outside of the page stay blocked.
 */
function answerImages() {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'self' blob: data:";
  document.head.append(policy);
  const answer = async (event: ErrorEvent | Event) => {
    const { target: image, isTrusted } = event;
    if (!isTrusted || !(image instanceof HTMLImageElement) || !image.src.startsWith('http')) return;
    if (new URL(image.src).origin === location.origin) return;
    event.stopImmediatePropagation();
    try {
      const response = await fetch(image.src);
      if (!response.ok) throw new Error(`${image.src} responded with status ${response.status}.`);
      image.src = URL.createObjectURL(await response.blob());
    } catch {
      image.dispatchEvent(new Event('error'));
    }
  };
  addEventListener('error', (event) => void answer(event), true);
}

async function startMockServiceWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  if (!('serviceWorker' in navigator)) answerImages();
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
