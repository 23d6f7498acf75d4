/** On the few elements of a table that nothing else tells apart. */
export const apiTableClasses = {
  head: 'DocsApiTable-head',
  code: 'DocsApiTable-code',
  fold: 'DocsApiTable-fold',
  toggle: 'DocsApiTable-toggle',
} as const;

const { head, code, fold, toggle } = apiTableClasses;

/** Parts of the table, of which a page can have hundreds: their roles tell them apart, without a class on each. */
export const apiTableParts = {
  head: `.${head}`,
  row: '[role="row"][id]',
  name: '[role="rowheader"]',
  link: '[role="rowheader"] > :first-child',
  code: `:is(:is([role="rowheader"] > *, [data-label]) > :not(.${fold}), .${code})`,
  member: `:is([data-label] > :not(.${fold}), .${code}) > *`,
  fold: `.${fold}`,
  toggle: `.${toggle}`,
  usedIn: '[popovertarget]',
  uses: '[popover]',
} as const;
