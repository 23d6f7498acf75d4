import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { format } from '../../domain/strings/format';
import { viewPreferences, type ViewPreference } from '../../domain/preferences/Preferences';
import { stateParameters } from '../../domain/preferences/viewParameters';
import type { Platform } from '../../platform/Platform';

type Preferences = Pick<Platform, 'preferences'>;

/** What the filter looks in: all that a row says, each long type once. */
const textOf = (row: HTMLTableRowElement) =>
  [...row.cells]
    .map((cell) => (cell.querySelector('details > :last-child') ?? cell).textContent.toLowerCase())
    .join(' ');

const isOpen = (row: HTMLElement) =>
  row.dataset.open ? row.dataset.open === 'true' : row.matches(':target');

const rowsOf = (table: Element) => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')];

/**
 * Makes the search field of a table filter its rows.
 * @returns what ends the filter
 */
function attachFilter(table: HTMLElement, input: HTMLInputElement, signal?: AbortSignal) {
  const rows = rowsOf(table);
  const empty = table.querySelector<HTMLElement>('[data-empty]')!;
  let prepared: string[] | undefined;

  // Before the first key, which has enough to do.
  const prepare = () => (prepared ??= rows.map(textOf));
  const apply = () => {
    const typed = input.value.trim();
    const words = typed.toLowerCase().split(/\s+/);
    const hits = prepare().map((text) => words.every((word) => text.includes(word)));
    const count = hits.filter(Boolean).length;
    rows.forEach((row, index) => (row.hidden = !hits[index]));
    table.querySelector('table')!.hidden = count === 0;
    // Isolated, so that it reads from left to right on any page.
    const found = table.querySelector<HTMLElement>('[role=status]')!;
    found.textContent =
      typed && `\u2066${format(found.dataset.found!, { count, all: rows.length })}\u2069`;
    empty.querySelector('b')!.textContent = typed;
    empty.hidden = count > 0;
  };
  const clear = () => {
    input.value = '';
    apply();
  };
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('[data-empty] button')) return;
    clear();
    input.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKeys(event) !== 'Escape' || !input.value) return;
    event.preventDefault();
    clear();
  };

  // A browser may bring back what was typed before.
  if (input.value) apply();
  input.addEventListener('focus', prepare, { signal });
  input.addEventListener('input', apply, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  table.addEventListener('click', onClick, { signal });
  return clear;
}

function attachOne(
  table: HTMLElement,
  clearFilter: (() => void) | undefined,
  { preferences }: Preferences,
  signal?: AbortSignal,
): void {
  const name = table.dataset.api as ViewPreference;
  const rows = rowsOf(table);
  let isCompact = false;

  // In the compact view the name of a row opens it.
  const sayOpen = (row: HTMLElement) =>
    (row.querySelector('a')!.ariaExpanded = isCompact ? String(isOpen(row)) : null);
  const showView = () => {
    const wasCompact = isCompact;
    isCompact = preferences.get(name) === 'collapsed';
    if (isCompact !== wasCompact) rows.forEach(sayOpen);
  };
  const showTarget = () => {
    const row = rows.find(({ id }) => location.hash === `#${id}`);
    if (row) {
      row.dataset.open = 'true';
      if (row.hidden) {
        clearFilter!();
        // The browser has been there already.
        row.scrollIntoView();
      }
    }
    if (isCompact) rows.forEach(sayOpen);
  };

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('tbody th > a');
    if (link && isCompact && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      const row = link.closest('tr')!;
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      row.dataset.open = String(!isOpen(row));
      sayOpen(row);
    }
  };
  showView();
  showTarget();
  const unsubscribe = preferences.subscribe(showView);
  signal?.addEventListener('abort', unsubscribe);
  table.addEventListener('click', onClick, { signal });
  addEventListener('hashchange', showTarget, { signal });
}

/** One switch sets the view of every kind of table; each kind keeps its own, so that older choices still apply. */
function attachViews(box: HTMLElement, { preferences }: Preferences, signal?: AbortSignal): void {
  const showView = () => {
    const view = preferences.get(box.dataset.apiViews as ViewPreference);
    for (const radio of box.querySelectorAll('input')) radio.checked = radio.value === view;
  };
  const onChange = ({ target }: Event) => {
    for (const name of viewPreferences)
      preferences.set(name, (target as HTMLInputElement).value as 'table');
  };
  showView();
  const unsubscribe = preferences.subscribe(showView);
  signal?.addEventListener('abort', unsubscribe);
  box.addEventListener('change', onChange, { signal });
}

/** Filters, views and permalinks of the reference tables below `root`. */
export function attachApiTable(
  root: ParentNode,
  platform: Preferences,
  signal?: AbortSignal,
): void {
  const tables = [...root.querySelectorAll<HTMLElement>('[data-api]')];
  const shown = new URLSearchParams(location.search).getAll(stateParameters.tableFilter);
  for (const box of root.querySelectorAll<HTMLElement>('[data-api-views]'))
    attachViews(box, platform, signal);
  for (const table of tables) {
    const input = table.querySelector<HTMLInputElement>('[type=search]');
    if (input) input.value ||= shown.shift() ?? '';
    attachOne(table, input ? attachFilter(table, input, signal) : undefined, platform, signal);
  }
}
