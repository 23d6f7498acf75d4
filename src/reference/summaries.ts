/** The purpose of each component in a sentence of Markdown, written from its code: check it when that changes. */
export const componentSummaries: Record<string, string> = {
  Account:
    'The account menu of an app: the signed-in user and a sign-out button, or a sign-in button.',
  AccountPopoverFooter:
    'A right-aligned row for the actions at the bottom of the account menu, such as the sign-out button.',
  AccountPopoverHeader:
    'A stack for the top of the account menu, usually around the account preview.',
  AccountPreview:
    'Shows the signed-in user: only the avatar, or the avatar with the name and email.',
  AppProvider:
    'Provides the theme, navigation, router, session, dialogs and notifications of an app to all components inside it.',
  Create: 'A form that creates a record of a data source.',
  Crud: 'Pages that list, show, create and edit the records of a data source, below a root path.',
  CrudForm:
    'The controlled form inside `Create` and `Edit`, with one input per field of the data source.',
  CrudProvider: 'Passes one data source and its cache to all CRUD components inside it.',
  DashboardLayout:
    'The shell of an app: a header, a sidebar with the navigation, and the content area.',
  DialogsProvider: 'Renders the dialogs that `useDialogs` opens in the components inside it.',
  Edit: 'A form that loads a record of a data source and saves the changes.',
  List: 'A data grid with server-side pagination, sorting and filtering, and actions on each row.',
  LocalizationProvider:
    'Sets the labels of the components inside it. They override the labels of the theme.',
  NotificationsProvider: 'Shows the notifications of `useNotifications`, one at a time.',
  PageContainer:
    'Wraps the content of a page in a Material UI container, with a title, breadcrumbs and actions above it.',
  PageHeader:
    'The header of a page: breadcrumbs, title and a toolbar. By default, the title and breadcrumbs come from the navigation.',
  PageHeaderToolbar: 'A row for the actions of a page, in its header.',
  Show: 'The details of a record of a data source, with buttons to edit and delete it.',
  SignInButton: 'A Material UI button with a localized label that calls `authentication.signIn`.',
  SignInPage:
    'A sign-in page with a button for each OAuth provider, and forms for passwords, passkeys and magic links.',
  SignOutButton:
    'A Material UI button that calls `authentication.signOut`. Disabled without `authentication`.',
  ThemeSwitcher: 'A button that switches between light and dark mode, if the theme supports both.',
  ToolbarActions: 'The default actions in the header of the dashboard: the theme switcher.',
};

export const hookSummaries: Record<string, string> = {
  useDialogs:
    'Opens dialogs and returns a promise of the result: alert, confirm, prompt, or a dialog of your own.',
  useLocalStorageState:
    'State in `localStorage`, which survives a reload and stays in sync between tabs.',
  useNotifications: 'Shows and closes short messages on top of the page.',
  useSession: 'Returns the session of `AppProvider`, including your own fields.',
  useSessionStorageState:
    'State in `sessionStorage`, which survives a reload and is removed when the tab is closed.',
};

export const functionSummaries: Record<string, string> = {
  createComponent:
    'Makes your React component available in the editor, and defines its editable properties.',
  createDataProvider:
    'Connects functions that load and save your data to a data grid with pagination, filtering, sorting and editing.',
  createFunction:
    'Deprecated. Defines a backend function with typed parameters. Export the function itself instead.',
  createHandler: 'Serves a Toolpad Studio app from your own Node.js server.',
  getContext:
    'Returns the context of the current request in a backend function: the cookies and the signed-in user.',
};

/** Of the Studio components without a description in the package. */
export const studioSummaries: Record<string, string> = {
  Checkbox: 'A checkbox or switch with a label. Can be part of a form.',
};
