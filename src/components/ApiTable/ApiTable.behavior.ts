import type { Platform } from '../../platform/Platform';

type Preferences = Pick<Platform, 'preferences'>;

/** What the filter looks in: all that a row says, each long type once. */
const textOf = (row: HTMLTableRowElement) =>
  [...row.cells].map((cell) => (cell.querySelector('details > :last-child') ?? cell).textContent.toLowerCase()).join(' ');

const isOpen = (row: HTMLElement) => (row.dataset.open ? row.dataset.open === 'true' : row.matches(':target'));

function attachOne(table: HTMLElement, { preferences }: Preferences): () => void {
  const name = table.dataset.api as 'propsView' | 'slotsView' | 'classesView';
  const filter = table.querySelector<HTMLInputElement>('[type=search]');
  const empty = table.querySelector<HTMLElement>('[data-empty]')!;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
  let texts: string[] | undefined;
  let isCompact = false;

  const apply = () => {
    texts ??= rows.map(textOf);
    const typed = filter!.value.trim();
    const words = typed.toLowerCase().split(/\s+/);
    let count = 0;
    rows.forEach((row, index) => {
      const hidden = !words.every((word) => texts![index]!.includes(word));
      if (!hidden) count += 1;
      if (row.hidden !== hidden) row.hidden = hidden;
    });
    table.querySelector('[role=status]')!.textContent = typed && `${count} of ${rows.length}`;
    empty.querySelector('b')!.textContent = typed;
    empty.hidden = count > 0;
  };
  const clear = () => {
    filter!.value = '';
    apply();
  };

  // In the compact view the name of a row opens it.
  const sayOpen = (row: HTMLElement) => (row.querySelector('a')!.ariaExpanded = isCompact ? String(isOpen(row)) : null);
  const showView = () => {
    const view = preferences.get(name);
    for (const radio of table.querySelectorAll<HTMLInputElement>('[type=radio]')) radio.checked = radio.value === view;
    const wasCompact = isCompact;
    isCompact = view === 'collapsed';
    if (isCompact !== wasCompact) rows.forEach(sayOpen);
  };
  const showTarget = () => {
    const row = rows.find(({ id }) => location.hash === `#${id}`);
    if (row) {
      let wasAway = row.hidden;
      if (wasAway) clear();
      for (let fold = table.closest('details'); fold; fold = fold.parentElement!.closest('details')) {
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
    } else if ((event.target as Element).closest('[data-empty] button')) {
      clear();
      filter!.focus();
    }
  };
  const onChange = ({ target }: Event) => {
    const { type, value } = target as HTMLInputElement;
    if (type === 'radio') preferences.set(name, value as 'table');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !filter!.value) return;
    event.preventDefault();
    clear();
  };

  showView();
  // A browser may bring back what was typed before.
  if (filter?.value) apply();
  showTarget();
  const unsubscribe = preferences.subscribe(showView);
  filter?.addEventListener('input', apply);
  filter?.addEventListener('keydown', onKeyDown);
  table.addEventListener('change', onChange);
  table.addEventListener('click', onClick);
  addEventListener('hashchange', showTarget);
  return () => {
    unsubscribe();
    filter?.removeEventListener('input', apply);
    filter?.removeEventListener('keydown', onKeyDown);
    table.removeEventListener('change', onChange);
    table.removeEventListener('click', onClick);
    removeEventListener('hashchange', showTarget);
  };
}

/** Filter, views and permalinks of the reference tables below `root`. */
export function attachApiTable(root: ParentNode, platform: Preferences): () => void {
  const detach = [...root.querySelectorAll<HTMLElement>('[data-api]')].map((table) => attachOne(table, platform));
  return () => detach.forEach((run) => run());
}
