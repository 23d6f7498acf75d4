/** Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
const isSearchKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key === 'k' && !altKey && !shiftKey
    : key === '/' && !(target as Element).matches('input, textarea, select, [contenteditable]');

/** The text after a key; undefined for a key that does not change text. */
function withKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

/** Shortcuts click the search button of the bar. What is typed while the search loads waits in `data-typed`. */
export function attachSearchButton(root: ParentNode & Node): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const loading = root.querySelector<HTMLElement>('[data-search][aria-busy]');
    const typed = loading ? withKey(loading.dataset.typed ?? '', event) : undefined;
    const button = root.querySelector<HTMLElement>('[data-search]');
    if (!button || (typed === undefined && !isSearchKey(event))) return;
    event.preventDefault();
    if (typed === undefined) button.click();
    else loading!.dataset.typed = typed;
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
