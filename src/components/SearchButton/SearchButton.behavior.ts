import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { isInTextField } from '../../platform/page/isInTextField';

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const keys = pressedKeys(event);
  return keys === 'Mod+k' || (keys === '/' && !isInTextField(event));
}

/** Longer selections are not what someone searches for. */
const longestSelection = 60;

/** The query that the search opens with: what its button offers, or the selected text. */
function firstQuery(offered: string | undefined): string {
  const text = offered ?? String(getSelection() ?? '').trim();
  return offered !== undefined || (text.length <= longestSelection && !text.includes('\n'))
    ? text
    : '';
}

/**
 * Notes on the button which query the search opens with, and opens a dialog that takes more of it.
 * @param isLoaded whether the search opens at once, without that dialog
 * @returns closes it, and tells whether the search is still wanted
 */
export function startSearch(button: HTMLElement, isLoaded: boolean): () => boolean {
  const { dataset } = button;
  const query = firstQuery(dataset.query);
  dataset.query = query;
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-loading]');
  const input = dialog?.querySelector('input');
  if (isLoaded || !dialog || !input) return () => true;
  input.value = dataset.typed ?? query;
  dialog.showModal();
  input.focus();
  input.select();
  return () => {
    const isWanted = dialog.open;
    dialog.close();
    delete dataset.typed;
    // Typing continues at its end.
    if (isWanted && input.value !== query) dataset.typed = input.value;
    if (!isWanted && !dataset.for) delete dataset.query;
    return isWanted;
  };
}

/** Shortcuts click the search button of the bar. */
export function attachSearchButton(
  root: ParentNode & Node,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    root.querySelector<HTMLElement>('[data-search]')?.click();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}
