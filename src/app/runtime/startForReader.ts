import { attachPageShell } from '../../components/PageShell/PageShell.behavior';
import type { Platform } from '../../platform/Platform';
import { startUpkeep } from '../offline/startUpkeep';
import { whenIdle } from './whenIdle';

/** Starts what a page needs only once somebody reads it. */
export async function startForReader(
  window: Window & typeof globalThis,
  platform: Pick<Platform, 'clock' | 'offline'>,
): Promise<void> {
  // The sign of the reader may be a key in a filter, and is answered first.
  whenIdle(platform.clock, () => attachPageShell(window.document, platform));
  await startUpkeep(window, platform.offline);
}
