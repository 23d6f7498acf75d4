/** Begins the slot below each demo when its code is first open. From then on the slot keeps its room. */
export function attachUnderDemo(
  root: ParentNode & Node,
  begin: (slot: HTMLElement) => void,
  signal?: AbortSignal,
): void {
  const visit = (fold: Element) => {
    const slot = fold.closest('[data-demo-frame]')?.nextElementSibling;
    if (!slot?.matches('[data-under-demo]:not([data-started])')) return;
    slot.setAttribute('data-started', '');
    begin(slot as HTMLElement);
  };
  // A fold that was shut opens first.
  const onToggle = ({ target }: Event) => visit(target as Element);

  root.addEventListener('toggle', onToggle, { capture: true, signal });
  for (const fold of root.querySelectorAll('[data-demo-frame] details[open]')) visit(fold);
}
