import { columnQuery } from '../../../theme/mediaQueries';
import { restoreMenuScroll } from '../../../components/NavDrawer/restoreMenuScroll';

/** Runs in the page right after the menu. Self-contained, as it is serialized into the page. */
function prepareMenu(restore: typeof restoreMenuScroll, query: string) {
  const nav = document.querySelector<HTMLElement>('[data-nav]')!;
  // As a drawer it is closed.
  if (!matchMedia(query).matches) return;
  let stored: string | null | undefined;
  try {
    stored = sessionStorage.getItem('menu-scroll:' + nav.getAttribute('aria-label'));
  } catch {
    // Blocked.
  }
  // In the first frame, which has a layout anyway: here, measuring would force one of half a page.
  requestAnimationFrame(() => restore(nav, stored));
}

/**
 * The inline script that scrolls the menu before the first paint, so that it does not jump.
 * Its text is the same on every page, so the content security policy allows it by hash.
 */
export function menuScrollScript(): string {
  return `(${prepareMenu.toString()})(${restoreMenuScroll.toString()},${JSON.stringify(columnQuery)})`;
}
