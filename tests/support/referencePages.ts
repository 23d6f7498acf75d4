const below = (prefix: string, slugs: string) =>
  slugs.split(' ').map((slug) => `/toolpad/${prefix}/${slug}/`);

/** Paths of all reference pages: 24 components and 5 hooks, 1 + 1 + 21 + 1 + 5 pages of Studio, and the differences. */
export const referencePages: readonly string[] = [
  ...below(
    'core/api',
    'account account-popover-footer account-popover-header account-preview app-provider create crud crud-form crud-provider dashboard-layout dialogs-provider edit list localization-provider notifications-provider page-container page-header page-header-toolbar show sign-in-button sign-in-page sign-out-button theme-switcher toolbar-actions',
  ),
  ...below(
    'core',
    'react-use-notifications/api react-use-dialogs/api react-persistent-state/use-local-storage-state-api react-use-session/api react-persistent-state/use-session-storage-state-api',
  ),
  ...below('studio/reference', 'file-schema components api'),
  ...below(
    'studio/reference/components',
    'autocomplete button chart checkbox container data-grid date-picker file-picker form image list metric page-column page-row paper select spacer stack tabs text text-field',
  ),
  ...below(
    'studio/reference/api',
    'create-component create-data-provider create-function create-handler get-context',
  ),
  '/toolpad/core/api/changes/',
];

/** Headings of the file schema page. */
export const schemaHeadings: readonly string[] = [
  ...['Application', 'Page', 'Theme'].map((name) => `file-${name}`),
  ...[
    'JsExpressionBinding',
    'EnvBinding',
    'JsExpressionAction',
    'NavigationAction',
    'BindableProp',
    'Element',
    'Template',
    'NameStringValuePair',
    'BindableNameStringValue',
    'SimplePaletteColorOptions',
  ].map((name) => `definition-${name}`),
];
