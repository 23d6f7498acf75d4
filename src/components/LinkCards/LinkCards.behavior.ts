/** Makes the buttons above cards show those with one tag, or all. */
export function attachLinkCards(root: Node, _platform?: unknown, signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      '[data-card-filter] > * > button',
    );
    if (!button) return;
    const group = button.closest('[data-card-filter]')!;
    for (const other of button.parentElement!.children)
      other.setAttribute('aria-pressed', String(other === button));
    for (const card of group.querySelectorAll<HTMLElement>('[data-tagged]'))
      card.hidden =
        button.value !== '' && !card.dataset['tagged']!.split(',').includes(button.value);
  };
  root.addEventListener('click', onClick, { signal });
}
