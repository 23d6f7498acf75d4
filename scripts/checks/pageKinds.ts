/** One page of each kind, for checks that need not run on every page. */
export const pageKinds = {
  landing: '/toolpad/',
  /** Text, tables and code, without demos. */
  text: '/toolpad/core/introduction/installation/',
  demos: '/toolpad/core/react-dashboard-layout/',
  component: '/toolpad/core/api/page-container/',
  hook: '/toolpad/core/react-use-dialogs/api/',
  function: '/toolpad/studio/reference/api/create-function/',
  'Studio component': '/toolpad/studio/reference/components/data-grid/',
  index: '/toolpad/studio/reference/components/',
  'file schema': '/toolpad/studio/reference/file-schema/',
  changes: '/toolpad/core/api/changes/',
} as const;
