import { attachPageShell } from '../../components/PageShell/PageShell.behavior';
import type { Platform } from '../../platform/Platform';
import { startUpkeep } from '../offline/startUpkeep';

/** Starts what a page needs only once somebody reads it. */
export async function startForReader(window: Window & typeof globalThis, platform: Pick<Platform, 'clock' | 'offline'>): Promise<void> {
  attachPageShell(window.document, platform);
  await startUpkeep(window, platform.offline);
}
