/** Parts that the behavior creates. */
export const nearestPagesClasses = {
  item: 'DocsNearestPages-item',
  link: 'DocsNearestPages-link',
  title: 'DocsNearestPages-title',
  path: 'DocsNearestPages-path',
} as const;
