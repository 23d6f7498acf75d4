import { pressedKeys } from '../../domain/keyboard/pressedKeys';

/** Hides tooltips on Escape, until another key is pressed or the pointer moves to something else. */
export function attachTooltips(
  root: Document | HTMLElement,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const update = (event: Event) =>
    void document.documentElement.toggleAttribute(
      'data-quiet',
      pressedKeys(event as KeyboardEvent) === 'Escape',
    );
  root.addEventListener('keydown', update, { signal });
  root.addEventListener('pointerover', update, { signal });
}
