/** The first sentence of a text, on one line. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/.exec(text.replace(/\s+/g, ' '))?.[0] ?? text.replace(/\s+/g, ' ');

/** The first sentence of Markdown without its marks. */
export const plainSentence = (markdown: string): string =>
  firstSentence(markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', ''));
