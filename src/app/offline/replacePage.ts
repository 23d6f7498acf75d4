import { whyNotReload } from '../../domain/offline/whyNotReload';
import type { ReloadablePage } from '../../platform/offline/ReloadablePage';

/** Loads a page again whose code is gone because there is another version of it, unless something would be lost. */
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
