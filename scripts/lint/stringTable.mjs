const message =
  'An interface string belongs in src/domain/strings/strings.ts, where it is found, checked and shown in a pseudo-locale.';

const words = 'value=/[A-Za-z]{2}/';
const attributes = /^(aria-(label|description|valuetext)|title|placeholder|alt)$/;
const properties =
  /^(textContent|innerText|title|placeholder|alt|aria(Label|Description|ValueText))$/;

/**
 * Restricted syntax: interface strings are in one table: no text in JSX, in visible or announced
 * attributes, or in what a behavior
 * writes. Names that are not translated are in braces.
 *
 * @type {{ selector: string, message: string }[]}
 */
export const stringTable = [
  `JSXText[${words}]`,
  `JSXAttribute[name.name=${attributes}] > Literal[${words}]`,
  `AssignmentExpression[left.property.name=${properties}] > Literal[${words}]`,
].map((selector) => ({ selector, message }));
