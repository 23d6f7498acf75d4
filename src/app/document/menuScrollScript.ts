import { columnQuery } from '../../components/NavDrawer/columnQuery';
import { restoreMenuScroll } from '../../components/NavDrawer/restoreMenuScroll';

/**
 * Id of an empty element after the script. Nothing is painted before it: a menu that comes in two pieces would be seen to jump.
 * Not the script itself, which Chromium takes for parsed when it begins.
 */
export const menuInPlaceId = 'menu-in-place';

/** Runs in the page right after the menu. Self-contained: it is written into the page as text. */
function prepareMenu(restore: typeof restoreMenuScroll, query: string) {
  const nav = document.querySelector<HTMLElement>('[data-nav]')!;
  // As a drawer it is closed, and asking where things are would cost a layout in the middle of loading.
  if (!matchMedia(query).matches) return;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem('menu-scroll:' + nav.getAttribute('aria-label'));
  } catch {
    stored = null;
  }
  restore(nav, stored);
}

/**
 * The inline script that scrolls the menu before the first paint, so that it does not jump.
 * Its text is the same on every page: the security policy allows it by hash.
 */
export function menuScrollScript(): string {
  return `(${prepareMenu.toString()})(${restoreMenuScroll.toString()},${JSON.stringify(columnQuery)})`;
}
