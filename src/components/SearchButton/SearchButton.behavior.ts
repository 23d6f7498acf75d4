/** Ctrl+K or Cmd+K anywhere, `/` outside of text fields. */
const isSearchKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key === 'k' && !altKey && !shiftKey
    : key === '/' && !(target as Element).matches('input, textarea, select, [contenteditable]');

/** Shortcuts click the search button of the bar. */
export function attachSearchButton(root: ParentNode & Node): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const button = root.querySelector<HTMLElement>('[data-search]');
    if (!button || !isSearchKey(event)) return;
    event.preventDefault();
    button.click();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
