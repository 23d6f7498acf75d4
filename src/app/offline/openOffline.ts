import { offlineManifestFile } from '../../domain/offline/OfflineManifest';
import { openDownloads, type OfflineDownloads } from '../../platform/offline/OfflineDownloads';
import { workerPath } from './workerPath';

/** The downloads of a window once a service worker controls it; null on other hosts and where storage is blocked. */
export async function openOffline(
  window: Window & typeof globalThis,
): Promise<OfflineDownloads | null> {
  const path = workerPath(window);
  if (path === undefined) return null;
  await window.navigator.serviceWorker.ready;
  const url = new URL(offlineManifestFile, window.location.origin + path).pathname;
  return openDownloads(window, url).catch(() => null);
}
