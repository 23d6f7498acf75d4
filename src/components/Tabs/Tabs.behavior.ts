/** Lets groups of tabs with the same name change together. */
export function attachTabs(root: ParentNode & Node): () => void {
  const onChange = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const name = input.closest('[data-tabs]')?.getAttribute('data-tabs');
    if (!name) return;
    for (const other of root.querySelectorAll<HTMLInputElement>(`[data-tabs="${CSS.escape(name)}"] > input`)) {
      if (other.value === input.value) other.checked = true;
    }
  };
  root.addEventListener('change', onChange);
  return () => root.removeEventListener('change', onChange);
}
