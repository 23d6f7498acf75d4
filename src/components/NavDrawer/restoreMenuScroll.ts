/**
 * Restores the scroll position of a menu from the previous page, and scrolls its active link into view when that is
 * above the view or less than 120 px from its lower edge. Self-contained: pages also contain it as an inline script
 * that runs before the first paint.
 */
export function restoreMenuScroll(nav: HTMLElement, stored: string | null | undefined): void {
  if (stored) nav.scrollTop = Number(stored);
  const active = nav.querySelector('li > [aria-current]')?.getBoundingClientRect();
  if (!active) return;
  const view = nav.getBoundingClientRect();
  const head = nav.querySelector('[data-nav-head]');
  const top = view.top + (head ? head.getBoundingClientRect().height : 0);
  if (active.top < top) nav.scrollTop -= top - active.top + 120;
  else if (active.bottom > view.bottom - 120) nav.scrollTop += active.bottom - view.bottom + 120;
}
