import type { Platform } from '../../platform/Platform';
import type { attachMenuFilter } from './attachMenuFilter';
import { columnQuery } from '../../theme/columnQuery';
import { restoreMenuScroll } from './restoreMenuScroll';

/** Session key of a menu's scroll position; each product has its own menu. */
const scrollKey = (nav: Element) => `menu-scroll:${nav.getAttribute('aria-label')}`;

/** Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
const isSearchKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key === 'k' && !altKey && !shiftKey
    : key === '/' && !(target as Element).matches('input, textarea, select, [contenteditable]');

/**
 * The side menu: keeps its scroll position from page to page, shows the active link, and as a drawer holds the focus
 * while it is open and closes on a link or when the window gets wide. Search buttons and shortcuts go to its filter.
 */
export function attachNavDrawer(root: ParentNode & Node, { session, media }: Platform): () => void {
  const nav = root.querySelector<HTMLElement>('[data-nav]');
  if (!nav) return () => undefined;
  const key = scrollKey(nav);
  const others = () => [...nav.parentElement!.children].filter((sibling) => sibling !== nav);
  const setInert = (inert: boolean) =>
    others().forEach((element) => element.toggleAttribute('inert', inert));
  const input = nav.querySelector('input')!;
  const end = new AbortController();
  let filter: ReturnType<typeof attachMenuFilter> | undefined;
  /** Most visits do without the filter. It is there with the first sign that the menu is used. */
  const loadFilter = () =>
    import('./attachMenuFilter').then(
      (module) => {
        if (!end.signal.aborted) filter ??= module.attachMenuFilter(nav);
      },
      // Without it the menu is a list of links; the next sign tries again.
      () => undefined,
    );
  let isSearching = false;
  const search = () => {
    if (nav.checkVisibility()) input.focus();
    else {
      isSearching = true;
      nav.showPopover();
    }
  };
  const onSearchClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-search]')) search();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    search();
  };
  const hide = () => nav.matches(':popover-open') && nav.hidePopover();

  const onBeforeToggle = (event: ToggleEvent) => {
    // Before it closes: the button that gets the focus back must be able to take it.
    if (event.newState === 'closed') setInert(false);
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState !== 'open') return;
    setInert(true);
    restoreMenuScroll(nav, session.get(key));
    (isSearching ? input : nav.querySelector<HTMLElement>('[popovertarget]'))?.focus();
    isSearching = false;
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a')) hide();
  };
  const onScroll = () => {
    if (!filter?.isActive() && nav.checkVisibility())
      session.set(key, String(Math.round(nav.scrollTop)));
  };

  if (nav.checkVisibility()) restoreMenuScroll(nav, session.get(key));
  if (input.value) void loadFilter();
  for (const type of ['pointerover', 'focusin'])
    nav.addEventListener(type, () => filter ?? loadFilter(), { signal: end.signal });
  root.addEventListener('click', onSearchClick);
  document.addEventListener('keydown', onSearchKey);
  nav.addEventListener('beforetoggle', onBeforeToggle);
  nav.addEventListener('toggle', onToggle);
  nav.addEventListener('click', onClick);
  nav.addEventListener('scrollend', onScroll);
  // A link can be clicked before the scroll ends.
  addEventListener('pagehide', onScroll);
  const unsubscribe = media.subscribe(columnQuery, (matches) => matches && hide());
  return () => {
    unsubscribe();
    setInert(false);
    root.removeEventListener('click', onSearchClick);
    document.removeEventListener('keydown', onSearchKey);
    nav.removeEventListener('beforetoggle', onBeforeToggle);
    nav.removeEventListener('toggle', onToggle);
    nav.removeEventListener('click', onClick);
    nav.removeEventListener('scrollend', onScroll);
    removeEventListener('pagehide', onScroll);
    end.abort();
    filter?.detach();
  };
}
