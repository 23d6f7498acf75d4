import type { Platform } from '../../platform/Platform';

/** Where the menu is a column (theme breakpoint lg). */
const wide = '(min-width: 1200px)';

/** An active link nearer to the lower edge than this, in pixels, is moved up. */
const comfort = 120;

/** Session key of a menu's scroll position; each product has its own menu. */
const scrollKey = (nav: Element) => `menu-scroll:${nav.getAttribute('aria-label')}`;

function restoreScroll(nav: HTMLElement, stored: string | null) {
  if (stored) nav.scrollTop = Number(stored);
  const active = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!active) return;
  const view = nav.getBoundingClientRect();
  if (active.top < view.top) nav.scrollTop -= view.top - active.top + comfort;
  else if (active.bottom > view.bottom - comfort) nav.scrollTop += active.bottom - view.bottom + comfort;
}

/**
 * The side menu: keeps its scroll position from page to page, shows the active link, and as a drawer holds the focus
 * while it is open and closes on a link or when the window gets wide.
 */
export function attachNavDrawer(root: ParentNode & Node, { session, media }: Platform): () => void {
  const nav = root.querySelector<HTMLElement>('[data-nav]');
  if (!nav) return () => undefined;
  const key = scrollKey(nav);
  const others = () => [...nav.parentElement!.children].filter((sibling) => sibling !== nav);
  const setInert = (inert: boolean) => others().forEach((element) => element.toggleAttribute('inert', inert));
  const hide = () => nav.matches(':popover-open') && nav.hidePopover();

  const onBeforeToggle = (event: ToggleEvent) => {
    // Before it closes: the button that gets the focus back must be able to take it.
    if (event.newState === 'closed') setInert(false);
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return;
    setInert(true);
    restoreScroll(nav, session.get(key));
    nav.querySelector<HTMLElement>('[popovertarget]')?.focus();
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) hide();
  };
  const onScroll = () => session.set(key, String(Math.round(nav.scrollTop)));

  if (nav.checkVisibility()) restoreScroll(nav, session.get(key));
  nav.addEventListener('beforetoggle', onBeforeToggle);
  nav.addEventListener('toggle', onToggle);
  nav.addEventListener('click', onClick);
  nav.addEventListener('scrollend', onScroll);
  const unsubscribe = media.subscribe(wide, (matches) => matches && hide());
  return () => {
    unsubscribe();
    setInert(false);
    nav.removeEventListener('beforetoggle', onBeforeToggle);
    nav.removeEventListener('toggle', onToggle);
    nav.removeEventListener('click', onClick);
    nav.removeEventListener('scrollend', onScroll);
  };
}
