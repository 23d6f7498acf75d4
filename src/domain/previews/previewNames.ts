/** Drawings on cards, under the names by which pages call them: `<LinkCard preview="Crud">`. */
export const previewNames = [
  // Components and hooks of Core: the same app each time, with the part that is meant in color.
  'AppProvider',
  'DashboardLayout',
  'PageContainer',
  'SignInPage',
  'Account',
  'Crud',
  'useDialogs',
  'useNotifications',
  'useSession',
  'PersistentState',
  // On index pages: integrations of Core, components of Studio.
  'NextAppRouter',
  'NextPagesRouter',
  'ReactRouter',
  'Button',
  'DataGrid',
  'List',
  'DatePicker',
  'TextField',
] as const;

export type PreviewName = (typeof previewNames)[number];
