const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as the content of an element of HTML or SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character]!);

/** Text for HTML or SVG, as content or in the quotation marks of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character]!);
