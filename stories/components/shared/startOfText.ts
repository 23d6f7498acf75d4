/** Where a part of a text starts, in pixels from the left of the window. */
export function startOfText(text: Text, part: string): number {
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(part));
  range.setEnd(text, text.data.indexOf(part) + part.length);
  return range.getBoundingClientRect().left;
}
