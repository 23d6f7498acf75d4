import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { format } from '../../domain/strings/format';
import { navDrawerClasses } from './classes';

interface Entry {
  item: HTMLElement;
  title: string;
  isPage: boolean;
  group: HTMLDetailsElement | null;
  parent: Entry | undefined;
  isHit: boolean;
  isShown: boolean;
  /** As the document has it: asking thousands of elements costs more than remembering. */
  wasShown: boolean;
}

/** With more matches than this the filter does not open groups: that costs layout, for a list too long to read. */
const openedUpTo = 60;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The entries in the order of the menu, parents before their children. */
function readEntries(nav: HTMLElement): Entry[] {
  const known = new Map<Element, Entry>();
  return [...nav.querySelectorAll('li')].map((item) => {
    const first = item.firstElementChild!;
    const group = first instanceof HTMLDetailsElement ? first : null;
    const label = group ? group.firstElementChild! : first;
    const parentItem = item.parentElement!.closest('li');
    const entry: Entry = {
      item,
      // The first node is the title; a mark may follow it.
      title: fold(label.firstChild?.textContent ?? ''),
      isPage: label instanceof HTMLAnchorElement,
      group,
      parent: parentItem ? known.get(parentItem) : undefined,
      isHit: false,
      isShown: false,
      wasShown: true,
    };
    known.set(item, entry);
    return entry;
  });
}

/** Decides which entries hold every word, or lie in a group that does. Returns how many pages are found. */
function findEntries(entries: readonly Entry[], words: readonly string[]): number {
  for (const entry of entries) {
    entry.isHit = entry.parent?.isHit === true || words.every((word) => entry.title.includes(word));
    entry.isShown = entry.isHit;
  }
  let count = 0;
  for (const entry of entries.toReversed()) {
    if (entry.isShown && entry.parent) entry.parent.isShown = true;
    if (entry.isShown && entry.isPage) count += 1;
  }
  return count;
}

/** Moves the focus between the box and the visible entries. */
function moveFocus(nav: HTMLElement, input: HTMLElement, event: Event, step: number): void {
  const entries = [...nav.querySelectorAll<HTMLElement>('li a, summary')];
  const stops = [input, ...entries.filter((stop) => stop.checkVisibility())];
  const index = stops.indexOf(event.target as HTMLElement);
  const next = index < 0 ? undefined : stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A link below the box that opens the search with its text, as titles are all that the filter looks in. Returns a
 * function that updates it; undefined where the page has no search, whose label it takes.
 */
function createSearchLink(input: HTMLInputElement, output: HTMLElement) {
  const button = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (!button) return undefined;
  const link = document.createElement('a');
  Object.assign(link, { className: navDrawerClasses.link, href: button.href });
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    button.dataset.query = input.value.trim();
    button.click();
  });
  return () => {
    const query = input.value.trim();
    if (query === '') return link.remove();
    output.after(link);
    link.textContent = `${button.ariaLabel}: ${query}`;
  };
}

/**
 * The box above the menu: shows the entries whose titles hold every typed word, with the groups around them open.
 * Escape clears it; the menu is then as it was. Writes to the document only where something
 * changes, and reads no layout.
 */
export function attachMenuFilter(nav: HTMLElement, signal?: AbortSignal): void {
  const filter = nav.querySelector<HTMLElement>('[data-nav-filter]')!;
  const input = filter.querySelector('input')!;
  const output = filter.querySelector('output')!;
  const updateSearchLink = createSearchLink(input, output);
  let prepared: Entry[] | undefined;
  let openBefore: Map<HTMLDetailsElement, boolean> | undefined;
  let scrollBefore = 0;

  const restore = () => {
    if (!openBefore) return;
    for (const entry of prepared!) {
      if (!entry.wasShown) entry.item.hidden = false;
      entry.wasShown = true;
    }
    for (const [group, open] of openBefore) if (group.open !== open) group.open = open;
    openBefore = undefined;
    delete nav.dataset.filtered;
    output.textContent = '';
    nav.scrollTop = scrollBefore;
  };
  // Before the first key, which has enough to do.
  const prepare = () => {
    // The not-found page may replace the menu.
    if (!prepared?.[0]?.item.isConnected) prepared = readEntries(nav);
    return prepared;
  };
  const apply = () => {
    updateSearchLink?.();
    const words = fold(input.value).split(/\s+/).filter(Boolean);
    if (words.length === 0) return restore();
    const entries = prepare();
    if (!openBefore) {
      scrollBefore = nav.scrollTop;
      nav.dataset.filtered = '';
      openBefore = new Map(
        entries.flatMap(({ group }) => (group ? [[group, group.open] as const] : [])),
      );
    }
    const count = findEntries(entries, words);
    for (const entry of entries) {
      const { item, group, isShown } = entry;
      if (entry.wasShown !== isShown) item.hidden = !isShown;
      entry.wasShown = isShown;
      if (!group || !isShown) continue;
      const isOpen = count <= openedUpTo || openBefore.get(group) === true;
      if (group.open !== isOpen) group.open = isOpen;
    }
    const { nothing, one, other } = output.dataset;
    const message = format((count === 0 ? nothing : count === 1 ? one : other)!, {
      count,
      typed: input.value.trim(),
    });
    // Isolated, so that it reads from left to right on any page.
    output.textContent = `\u2066${message}\u2069`;
  };
  const clear = () => {
    input.value = '';
    updateSearchLink?.();
    restore();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = pressedKeys(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[keys];
    if (keys === 'Escape' && input.value) {
      // With text in it the first Escape is for the box, the next one for the drawer.
      event.preventDefault();
      clear();
      input.focus();
    } else if (step) moveFocus(nav, input, event, step);
  };
  input.addEventListener('focus', prepare, { signal });
  input.addEventListener('input', apply, { signal });
  nav.addEventListener('keydown', onKeyDown, { signal });
  signal?.addEventListener('abort', clear);
  if (input.value) apply();
}
