/**
 * Scrolls a menu to where the page before left it, and its active link into view when that stands above the view or
 * nearer than 120 px to its lower edge. Needs nothing around it: pages also carry it as text, to
 * run before the first paint.
 */
export function restoreMenuScroll(nav: HTMLElement, stored: string | null): void {
  if (stored) nav.scrollTop = Number(stored);
  const active = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!active) return;
  const view = nav.getBoundingClientRect();
  const head = nav.querySelector('[data-nav-head]');
  const top = view.top + (head ? head.getBoundingClientRect().height : 0);
  if (active.top < top) nav.scrollTop -= top - active.top + 120;
  else if (active.bottom > view.bottom - 120) nav.scrollTop += active.bottom - view.bottom + 120;
}
