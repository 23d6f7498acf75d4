/** Parts of the table, of which a page can have hundreds. */
export const apiTableClasses = {
  head: 'DocsApiTable-head',
  row: 'DocsApiTable-row',
  name: 'DocsApiTable-name',
  link: 'DocsApiTable-link',
  code: 'DocsApiTable-code',
  member: 'DocsApiTable-member',
  fold: 'DocsApiTable-fold',
  toggle: 'DocsApiTable-toggle',
} as const;
