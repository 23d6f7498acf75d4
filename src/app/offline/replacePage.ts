import { whyNotReload } from '../../domain/offline/whyNotReload';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';

/** Reloads a page whose code was removed by a new version, unless input would be lost. */
export async function replacePage(
  page: ReloadablePage,
  isReplaced: () => Promise<boolean>,
): Promise<void> {
  if (
    whyNotReload(page.moment()) === null &&
    (await isReplaced()) &&
    whyNotReload(page.moment()) === null
  )
    page.reload();
}
