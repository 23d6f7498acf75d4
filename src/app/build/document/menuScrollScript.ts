import { columnQuery } from '../../../theme/mediaQueries';
import { restoreMenuScroll } from '../../../components/NavDrawer/restoreMenuScroll';

/**
 * Id of an empty element after the script, before which nothing is painted: a menu that streams in chunks would jump.
 * It is not the script itself, as Chromium treats that as parsed when it starts.
 */
export const menuInPlaceId = 'menu-in-place';

/** Runs in the page right after the menu. Self-contained, as it is serialized into the page. */
function prepareMenu(restore: typeof restoreMenuScroll, query: string) {
  const nav = document.querySelector<HTMLElement>('[data-nav]')!;
  // As a drawer it is closed, and measuring would force a layout during loading.
  if (!matchMedia(query).matches) return;
  let stored: string | null | undefined;
  try {
    stored = sessionStorage.getItem('menu-scroll:' + nav.getAttribute('aria-label'));
  } catch {
    // Blocked.
  }
  restore(nav, stored);
}

/**
 * The inline script that scrolls the menu before the first paint, so that it does not jump.
 * Its text is the same on every page, so the content security policy allows it by hash.
 */
export function menuScrollScript(): string {
  return `(${prepareMenu.toString()})(${restoreMenuScroll.toString()},${JSON.stringify(columnQuery)})`;
}
