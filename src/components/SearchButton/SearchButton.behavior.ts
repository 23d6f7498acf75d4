import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import { isInTextField } from '../../platform/page/isInTextField';

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const keys = pressedKeys(event);
  return keys === 'Mod+k' || (keys === '/' && !isInTextField(event));
}

/** The text after a key; undefined for a key that does not change text. */
function withKey(text = '', { key = '', ctrlKey, metaKey, altKey }: Partial<KeyboardEvent>) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/** Shortcuts click the search button of the bar. What is typed while the search loads waits in `data-typed`. */
export function attachSearchButton(
  root: ParentNode & Node,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const find = (state = '') => root.querySelector<HTMLElement>(`[data-search]${state}`);
    const loading = find('[aria-busy]');
    const typed =
      loading && !isInTextField(event) ? withKey(loading.dataset.typed, event) : undefined;
    if (typed !== undefined) loading!.dataset.typed = typed;
    else if (isSearchKey(event)) find()?.click();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
}
