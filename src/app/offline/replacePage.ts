import { reloadBlocker } from '../../domain/offline/reloadBlocker';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';

/** Reloads a page whose code was removed by a new version, unless input would be lost. */
export async function replacePage(
  page: ReloadablePage,
  isReplaced: () => Promise<boolean>,
): Promise<void> {
  if (
    reloadBlocker(page.getReloadContext()) === null &&
    (await isReplaced()) &&
    reloadBlocker(page.getReloadContext()) === null
  )
    page.reload();
}
