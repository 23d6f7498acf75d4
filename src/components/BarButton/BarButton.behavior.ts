/** Hides the tooltip of the button in focus or under the pointer on Escape, until either leaves it. */
export function attachTooltips(root: Document | HTMLElement): () => void {
  const onKeyDown = (event: Event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    for (const button of root.querySelectorAll<HTMLElement>(
      '[aria-label]:is(:hover, :focus-visible)',
    ))
      button.dataset.quiet = '';
  };
  const onLeave = ({ target }: Event) => delete (target as HTMLElement).dataset?.quiet;
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('pointerout', onLeave);
  root.addEventListener('focusout', onLeave);
  return () => {
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('pointerout', onLeave);
    root.removeEventListener('focusout', onLeave);
  };
}
