import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import type { Clock, Platform, Behavior } from '../../platform/Platform';
import { isInTextField } from '../../platform/page/isInTextField';
import { openHistoryEntry } from '../../platform/page/openHistoryEntry';

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const keys = pressedKeys(event);
  return keys === 'Mod+k' || (keys === '/' && !isInTextField(event));
}

/** The search button at which a key types a character; the space bar presses it. */
function buttonTypedAt(event: KeyboardEvent) {
  const keys = pressedKeys(event);
  const isTyped = keys.length === 1 && keys !== ' ';
  return isTyped ? (event.target as Element).closest<HTMLElement>('[data-search]') : null;
}

/** What the search opens with. */
export interface FirstQuery {
  query: string;
  /** Start and end of what is selected in the dialog that the search takes the place of. */
  selection?: readonly [number, number];
}

/** Opens a search that has loaded. */
type OpenSearch = (button: HTMLElement, first: FirstQuery) => void;

/** Longer selections are not what someone searches for. */
const longestSelection = 60;

/** The query that a button offers, or the selected text. */
function queryFor({ dataset }: HTMLElement): string {
  if (dataset.query !== undefined) return dataset.query;
  const text = String(getSelection() ?? '').trim();
  return text.length <= longestSelection && !text.includes('\n') ? text : '';
}

/** Milliseconds without a change that end a composition: phones compose each word until the next one. */
const compositionPause = 1000;

const isComposing = ({ dataset }: HTMLInputElement, clock: Clock) =>
  clock.now() < Number(dataset.composed ?? 0) + compositionPause;

/** Closes the dialog without leaving its history entry. */
function hideLoading(dialog: HTMLDialogElement, input: HTMLInputElement): void {
  dialog.onclose = null;
  dialog.close();
  input.value = '';
}

function showLoading(dialog: HTMLDialogElement, input: HTMLInputElement, query: string): void {
  dialog.querySelector<HTMLElement>('[data-load-failure]')!.hidden = true;
  input.value = query;
  dialog.showModal();
  input.focus();
  input.select();
  const leave = openHistoryEntry(() => hideLoading(dialog, input));
  dialog.onclose = () => {
    hideLoading(dialog, input);
    leave();
  };
}

/**
 * Opens the search, once it has loaded. Until then a dialog takes the query.
 * @returns `finish` opens the search, unless that dialog was closed; `line` shows a failure
 */
export function startSearch(button: HTMLElement, isLoaded: boolean, { clock }: Platform) {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-loading]')!;
  const input = dialog.querySelector('input')!;
  const query = queryFor(button);
  if (!isLoaded && !dialog.open) showLoading(dialog, input, query);
  return {
    line: dialog.querySelector<HTMLElement>('[data-load-failure]')!,
    async finish(open: OpenSearch): Promise<void> {
      if (isLoaded) return open(button, { query });
      while (isComposing(input, clock))
        await new Promise<void>((resolve) => clock.setTimeout(resolve, 50));
      if (!dialog.open) return;
      const { value, selectionStart, selectionEnd } = input;
      // The search takes over the history entry.
      hideLoading(dialog, input);
      open(button, { query: value, selection: [selectionStart!, selectionEnd!] });
    },
  };
}

/** Shortcuts click the search button of the bar, and characters the one with the focus: they go to the field. */
export const attachSearchButton: Behavior = (root, { clock }, signal) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return buttonTypedAt(event)?.click();
    root.querySelector<HTMLElement>('[data-search]')?.click();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  // When text was last composed, until that ends.
  const input = root.querySelector<HTMLInputElement>('[data-search-loading] input');
  input?.addEventListener(
    'compositionupdate',
    () => (input.dataset.composed = String(clock.now())),
    { signal },
  );
  input?.addEventListener('compositionend', () => delete input.dataset.composed, { signal });
};
