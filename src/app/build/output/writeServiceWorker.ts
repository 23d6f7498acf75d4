import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserCode } from '../bundling/bundles';
import { hashOf } from '../engine/hash';
import type { WorkerFacts } from '../../serviceWorker';
import { notFoundPath, serviceWorkerFile } from '../securityHeaders';

/** Where pages on the production host find the service worker; undefined for a site that names no host. */
export const workerAddress = (origin: string | undefined, base: string) =>
  origin && origin + base + serviceWorkerFile;

/** Published in place of the service worker to take it, and what it has kept, out of browsers. */
const retiredWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter(
              (name) =>
                name.endsWith(registration.scope) ||
                name.startsWith('docs ' + new URL(registration.scope).pathname + ' '),
            )
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => registration.unregister()),
  ),
);
`;

/**
 * Writes the service worker with the list of files that every page needs, or one that removes it.
 * @param dir folder with the rest of the site
 */
export function writeServiceWorker(
  dir: string,
  base: string,
  { client, serviceWorker }: BrowserCode,
): void {
  const file = path.join(dir, base, serviceWorkerFile);
  if (serviceWorker === undefined) {
    writeFileSync(file, retiredWorker);
    return;
  }
  const assets = readdirSync(path.join(client.folder, 'assets'))
    .sort()
    .map((name) => `${base}assets/${name}`)
    // The frame of edited demos has no service worker: nobody edits without a network.
    .filter((address) => address !== base + client.stylesheet && !/\/editIsland\./.test(address));
  const offline = `${base}offline.html`;
  const facts: WorkerFacts = {
    shell: [
      ...assets.map((url) => ({ url, revision: null })),
      ...[notFoundPath, offline, `${base}favicon.svg`].map((url) => ({
        url,
        revision: hashOf(readFileSync(path.join(dir, url))),
      })),
    ],
    offline,
  };
  writeFileSync(file, `self.docsSite=${JSON.stringify(facts)};\n${serviceWorker.code}`);
}
