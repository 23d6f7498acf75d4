/** Moves the focus to before everything in a document: Tab goes to the first control. */
export function focusStart({ body }: Document): void {
  body.tabIndex = -1;
  body.focus();
}
