import type { Platform } from '../../platform/Platform';
import { serviceWorkerMeta } from '../document/serviceWorkerMeta';
import { whenIdle } from './whenIdle';
import { whenLoaded } from './whenLoaded';

/** Starts the service worker of a page on the production host, after everything else. */
export function attachServiceWorker(document: Document, { clock }: Platform): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${serviceWorkerMeta}"]`);
  if (!meta) return;
  const { host, pathname } = new URL(meta.content);
  if (host !== location.host) return;
  const start = () =>
    import('../offline/openServiceWorker')
      .then(({ openServiceWorker }) => openServiceWorker(window, pathname))
      // The page is complete without it.
      .catch(() => undefined);
  whenLoaded(document, () => whenIdle(clock, () => void start()));
}
