import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offlineManifestFile } from '../../domain/offline/OfflineManifest';
import type { SiteFacts } from '../../domain/offline/SiteFacts';
import { notFoundPath, serviceWorkerFile } from '../securityHeaders';
import { siteConfig } from '../site.config';
import { manifestOf } from '../engine/addresses/addressFiles';
import type { BrowserCode } from '../bundling/bundles';
import { hashOf } from '../engine/hash';
import { writeOfflineManifest, type OfflineManifestTask } from './writeOfflineManifest';

/** Where pages on the production host find the service worker. */
export const workerAddress = (base: string) => siteConfig.origin + base + serviceWorkerFile;

export interface ServiceWorkerTask {
  /** Folder with the rest of the site. */
  dir: string;
  base: string;
  code: BrowserCode;
  /** Hashes of what every page was made from. */
  pages: readonly string[];
  /** What can be downloaded to be read offline. */
  offline: Pick<OfflineManifestTask, 'templates' | 'shared' | 'products'> | undefined;
}

/** Writes the service worker with its build data, and the manifest of downloads. */
export function writeServiceWorker({
  dir,
  base,
  code: { client, frames, serviceWorker },
  pages,
  offline,
}: ServiceWorkerTask): void {
  const assetsOf = (folder: string) =>
    readdirSync(path.join(folder, 'assets'))
      .map((file) => `${base}assets/${file}`)
      .sort();
  const shell = assetsOf(client.folder).filter((address) => address !== base + client.stylesheet);
  const version = hashOf(...shell, ...(frames ? assetsOf(frames.folder) : []));
  const build = hashOf(version, ...pages);
  if (offline)
    writeOfflineManifest({ dir, base, build, shell, frames: frames?.folder, ...offline });
  const named = {
    notFound: notFoundPath,
    offline: `${base}offline.html`,
    addresses: manifestOf(base),
  };
  const published = new Set(readdirSync(path.join(dir, base)));
  const mutable = [
    ...Object.values(named),
    `${base}favicon.svg`,
    ...(offline ? [base + offlineManifestFile] : []),
  ].filter((address) => !address.startsWith(base) || published.has(address.slice(base.length)));
  const facts: SiteFacts = {
    base,
    build,
    version,
    shell: [
      ...shell.map((url) => ({ url, revision: null })),
      ...mutable.map((url) => ({ url, revision: hashOf(readFileSync(path.join(dir, url))) })),
    ],
    ...named,
  };
  writeFileSync(
    path.join(dir, base, serviceWorkerFile),
    `self.docsSite=${JSON.stringify(facts)};\n${serviceWorker.code}`,
  );
}
