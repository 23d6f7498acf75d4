import type { Platform } from '../../platform/Platform';
import { columnQuery } from '../../theme/mediaQueries';
import { restoreMenuScroll } from './restoreMenuScroll';

/** Session key of a menu's scroll position; each product has its own menu. */
const scrollKey = (nav: Element) => `menu-scroll:${nav.getAttribute('aria-label')}`;

/**
 * The side menu: keeps its scroll position from page to page, shows the active link, and as a drawer holds the focus
 * while it is open and closes on a link or when the window gets wide.
 */
export function attachNavDrawer(
  root: ParentNode & Node,
  { session, media }: Platform,
  signal?: AbortSignal,
): void {
  const nav = root.querySelector<HTMLElement>('[data-nav]');
  if (!nav) return;
  const key = scrollKey(nav);
  const others = () => [...nav.parentElement!.children].filter((sibling) => sibling !== nav);
  const setInert = (inert: boolean) =>
    others().forEach((element) => element.toggleAttribute('inert', inert));
  const hide = () => nav.matches(':popover-open') && nav.hidePopover();

  const onBeforeToggle = (event: ToggleEvent) => {
    // Before it closes: the button that gets the focus back must be able to take it.
    if (event.newState === 'closed') setInert(false);
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return;
    setInert(true);
    restoreMenuScroll(nav, session.get(key));
    // The tooltip of the button would cover a tab: see `attachTooltips`.
    document.documentElement.dataset['quiet'] = '';
    nav.querySelector<HTMLElement>('[popovertarget]')?.focus();
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) hide();
  };
  const onScroll = () => {
    if (nav.checkVisibility()) session.set(key, String(Math.round(nav.scrollTop)));
  };

  if (nav.checkVisibility()) restoreMenuScroll(nav, session.get(key));
  nav.addEventListener('beforetoggle', onBeforeToggle, { signal });
  nav.addEventListener('toggle', onToggle, { signal });
  nav.addEventListener('click', onClick, { signal });
  nav.addEventListener('scrollend', onScroll, { signal });
  // A link can be clicked before the scroll ends.
  addEventListener('pagehide', onScroll, { signal });
  const unsubscribe = media.subscribe(columnQuery, (matches) => matches && hide());
  signal?.addEventListener('abort', () => {
    unsubscribe();
    setInert(false);
  });
}
