/**
 * The blocks of a frame that the reader's choices and the chosen file do not hide; folded ones
 * count as shown, their short form does not.
 */
export function shownCode(frame: Element): HTMLElement[] {
  const isShown = (element: Element | null): boolean =>
    !element ||
    element === frame ||
    (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
  return [...frame.querySelectorAll<HTMLElement>('pre:not([data-preview]) code')].filter(isShown);
}
