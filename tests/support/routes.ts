const below = (prefix: string, slugs: string) =>
  slugs.split(' ').map((slug) => `/toolpad/${prefix}/${slug}/`);

/** Documentation routes besides those of reference pages, in the spelling that menus of the product promise. */
const guideRoutes: readonly string[] = [
  ...below('studio/getting-started', 'overview installation why-toolpad first-app roadmap support'),
  ...below('studio/examples', 'overview npm-stats basic-crud-app qr-generator'),
  ...below(
    'studio/concepts',
    'building-ui queries http-requests custom-functions data-providers data-binding event-handling file-structure deployment custom-components theming page-properties authorization authentication rbac custom-server',
  ),
  ...below('studio/components', 'button data-grid list date-picker text-field'),
  ...below(
    'studio/how-to-guides',
    'connect-to-databases connect-to-googlesheets render-deploy railway-deploy gcp-deploy map-display cube-component customize-datagrid delete-datagrid-row embed-pages basic-auth editor-path',
  ),
  ...below(
    'core/introduction',
    'overview installation base-concepts tutorial examples roadmap support',
  ),
  ...below('core/integrations', 'nextjs-approuter nextjs-pagesrouter react-router'),
  ...below(
    'core/components',
    'all-components react-app-provider react-dashboard-layout react-page-container react-sign-in-page react-account react-crud react-use-dialogs react-use-notifications react-use-session react-persistent-state',
  ),
];

/**
 * Every route that the documentation has to answer. A route with two spellings redirects from one to the other.
 * @param referencePages paths of the generated pages
 */
export const routesWith = (referencePages: readonly string[]): string[] => [
  ...guideRoutes,
  ...referencePages.filter((route) => route !== '/toolpad/core/api/changes/'),
];
