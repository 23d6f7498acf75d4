/** Closes the product switcher when the focus moves on (Tab); Esc and a press elsewhere close it by themselves. */
export function attachProductSwitcher(root: Node): () => void {
  const onFocusOut = (event: Event) => {
    const panel = (event.target as Element).closest<HTMLElement>('[data-products]');
    const next = (event as FocusEvent).relatedTarget as Node | null;
    if (panel?.matches(':popover-open') && next && !panel.parentElement!.contains(next))
      panel.hidePopover();
  };
  root.addEventListener('focusout', onFocusOut);
  return () => root.removeEventListener('focusout', onFocusOut);
}
