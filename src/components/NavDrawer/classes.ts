/** Parts of the menu, of which a page can have thousands. */
export const navDrawerClasses = {
  list: 'DocsNavDrawer-list',
  link: 'DocsNavDrawer-link',
  subheader: 'DocsNavDrawer-subheader',
  group: 'DocsNavDrawer-group',
  tag: 'DocsNavDrawer-tag',
} as const;
