const message =
  'Breakpoints belong to the theme: use theme.breakpoints or theme.containerQueries, or a name from src/theme.';

const pixels = '[0-9.]+px';
const query = `/\\((min-|max-)?(width|inline-size) *[:<>=]+ *${pixels}|${pixels} *[<>]=? *(width|inline-size)/`;

/**
 * Restricted syntax: the widths of media and container queries are those of the theme.
 *
 * @type {{ selector: string, message: string }[]}
 */
export const breakpoints = [`Literal[value=${query}]`, `TemplateElement[value.raw=${query}]`].map(
  (selector) => ({ selector, message }),
);
