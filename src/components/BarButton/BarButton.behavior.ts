/** Hides tooltips on Escape, until another key is pressed or the pointer moves to something else. */
export function attachTooltips(
  root: Document | HTMLElement,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const update = (event: Event) =>
    void document.documentElement.toggleAttribute(
      'data-quiet',
      (event as Partial<KeyboardEvent>).key === 'Escape',
    );
  root.addEventListener('keydown', update, { signal });
  root.addEventListener('pointerover', update, { signal });
}
