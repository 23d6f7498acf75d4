import { format } from '../../domain/strings/format';
import { viewPreferences, type ViewPreference } from '../../domain/preferences/Preferences';
import { stateParameters } from '../../domain/preferences/viewParameters';
import type { Platform } from '../../platform/Platform';

type Preferences = Pick<Platform, 'preferences'>;

/**
 * With more matches than this, collapsed sections do not expand: rendering them delays the next key
 * press, for a list too long to read.
 */
const openedUpTo = 40;

/** What the filter looks in: all that a row says, each long type once. */
const textOf = (row: HTMLTableRowElement) =>
  [...row.cells]
    .map((cell) => (cell.querySelector('details > :last-child') ?? cell).textContent.toLowerCase())
    .join(' ');

const isOpen = (row: HTMLElement) =>
  row.dataset.open ? row.dataset.open === 'true' : row.matches(':target');

/** A filter, and the rows that it is for. */
interface RowFilter {
  has(row: Element): boolean;
  clear(): void;
}

const rowsOf = (table: Element) => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')];

/**
 * Makes the search field in `box` filter the rows of its table or, outside of one, of several tables. Tables without
 * a match are hidden; collapsed sections with a match are expanded.
 */
function attachFilter(
  box: HTMLElement,
  input: HTMLInputElement,
  tables: readonly HTMLElement[],
  signal?: AbortSignal,
): RowFilter {
  const empty = box.querySelector<HTMLElement>('[data-empty]')!;
  const parts = tables.map((table) => ({
    rows: rowsOf(table),
    part: table === box ? box.querySelector('table')! : (table.closest('details') ?? table),
  }));
  const opened = new Set<HTMLDetailsElement>();
  let prepared: string[][] | undefined;
  const all = parts.reduce((sum, { rows }) => sum + rows.length, 0);

  // Before the first key, which has enough to do.
  const prepare = () => (prepared ??= parts.map(({ rows }) => rows.map(textOf)));
  const apply = () => {
    const typed = input.value.trim();
    const words = typed.toLowerCase().split(/\s+/);
    const hits = prepare().map((rows) =>
      rows.map((text) => words.every((word) => text.includes(word))),
    );
    const count = hits.flat().filter(Boolean).length;
    parts.forEach(({ rows, part }, at) => {
      rows.forEach((row, index) => {
        const hidden = !hits[at]![index];
        if (row.hidden !== hidden) row.hidden = hidden;
      });
      part.hidden = !hits[at]!.includes(true);
      if (!(part instanceof HTMLDetailsElement)) return;
      const opens = !!typed && !part.hidden && count <= openedUpTo;
      if (opens ? part.open : !opened.has(part)) return;
      part.open = opens;
      opened[opens ? 'add' : 'delete'](part);
    });
    // Isolated, so that it reads from left to right on any page.
    const found = box.querySelector<HTMLElement>('[role=status]')!;
    found.textContent = typed && `\u2066${format(found.dataset.found!, { count, all })}\u2069`;
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
    if (event.key !== 'Escape' || event.isComposing || !input.value) return;
    event.preventDefault();
    clear();
  };

  // A browser may bring back what was typed before.
  if (input.value) apply();
  input.addEventListener('focus', prepare, { signal });
  input.addEventListener('input', apply, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  box.addEventListener('click', onClick, { signal });
  return { has: (row) => tables.some((table) => table.contains(row)), clear };
}

function attachOne(
  table: HTMLElement,
  filters: readonly RowFilter[],
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
      let wasAway = row.hidden;
      if (wasAway) filters.find((filter) => filter.has(row))!.clear();
      for (
        let fold = table.closest('details');
        fold;
        fold = fold.parentElement!.closest('details')
      ) {
        wasAway ||= !fold.open;
        fold.open = true;
      }
      row.dataset.open = 'true';
      // Otherwise the browser has been there already.
      if (wasAway) row.scrollIntoView();
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
  const filters = [...root.querySelectorAll<HTMLElement>('[data-api], [data-api-filter]')].flatMap(
    (box) => {
      const input = box.querySelector<HTMLInputElement>('[type=search]');
      if (!input) return [];
      input.value ||= shown.shift() ?? '';
      const filtered = tables.filter((table) => table.matches('[data-filtered]'));
      return attachFilter(box, input, box.dataset.api ? [box] : filtered, signal);
    },
  );
  for (const box of root.querySelectorAll<HTMLElement>('[data-api-views]'))
    attachViews(box, platform, signal);
  for (const table of tables) attachOne(table, filters, platform, signal);
}
