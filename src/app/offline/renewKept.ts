import { keptCaches } from '../../domain/offline/siteCaches';
import type { Platform } from '../../platform/Platform';

/** Whether the reader's network is one to be spared. */
const isSpared = ({ connection }: Navigator & { connection?: { saveData?: boolean } }) =>
  connection?.saveData ?? false;

/** Brings up to date what the reader has kept of the site at a base. Code for it is loaded only where there is something. */
export async function renewKept(
  { caches, navigator }: Window & typeof globalThis,
  base: string,
  offline: Platform['offline'],
): Promise<void> {
  if (isSpared(navigator) || keptCaches(await caches.keys(), base).length === 0) return;
  await (await offline())?.renew();
}
