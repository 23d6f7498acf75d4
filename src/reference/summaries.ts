/**
 * What each thing is for, in one sentence of our own. Each was written with its code open; when the code changes,
 * so may the sentence. Markdown.
 */
export const componentSummaries: Record<string, string> = {
  Account:
    'The account menu of an app: the signed-in user and a sign-out button, or a sign-in button.',
  AccountPopoverFooter:
    'A right-aligned row for the actions at the bottom of the account menu, such as signing out.',
  AccountPopoverHeader:
    'A stack for the top of the account menu, usually around the account preview.',
  AccountPreview:
    'Shows the user of the current session: the avatar alone, or with name and email.',
  AppProvider:
    'Provides the theme, navigation, router, session, dialogs and notifications of an app to all components inside it.',
  Create: 'A page body with a form that creates one item of a data source.',
  Crud: 'Pages that list, show, create and edit the items of a data source, below one root path.',
  CrudForm:
    'The controlled form inside `Create` and `Edit`, with one input per field of the data source.',
  CrudProvider: 'Passes one data source and its cache to all CRUD components inside it.',
  DashboardLayout:
    'The shell of an app: a header, a sidebar with the navigation, and the content area.',
  DialogsProvider:
    'Renders the dialogs that `useDialogs` opens anywhere inside it, one above the other.',
  Edit: 'A page body that loads one item of a data source into a form and saves the changes.',
  List: 'A data grid with server-side pagination, sorting and filtering, and actions on each row.',
  LocalizationProvider:
    'Sets the labels of the components inside it. They override those of the theme.',
  NotificationsProvider: 'Shows the notifications of `useNotifications` one at a time, in order.',
  PageContainer:
    'Wraps the content of a page in a Material UI container, under a header with title, breadcrumbs and actions.',
  PageHeader:
    'The top of a page: breadcrumbs, title and a toolbar, taken from the navigation where they are not given.',
  PageHeaderToolbar: 'A row for the actions of a page, at the end of its header.',
  Show: 'A page body with the fields of one item of a data source, and buttons to edit or delete it.',
  SignInButton:
    "A Material UI button that starts the `signIn` of the app's authentication and carries the localized label.",
  SignInPage:
    'A whole page for signing in, with a button per provider, a form for credentials, a passkey or a magic link.',
  SignOutButton:
    "A Material UI button that starts the `signOut` of the app's authentication, disabled where there is none.",
  ThemeSwitcher: 'A button between light and dark mode, shown only when the theme has both.',
  ToolbarActions: "The default actions of the dashboard's header: the theme switcher.",
};

export const hookSummaries: Record<string, string> = {
  useDialogs:
    'Opens dialogs from code and waits for their result: alert, confirm, prompt, or a dialog component of your own.',
  useLocalStorageState:
    "State that outlives a reload and reaches other tabs, kept in the browser's `localStorage`.",
  useNotifications: 'Shows short messages over the page, and closes them.',
  useSession:
    'Reads the session that was given to the provider of the app, with the fields you added to it.',
  useSessionStorageState:
    "State that outlives a reload but not the tab, kept in the browser's `sessionStorage`.",
};

export const functionSummaries: Record<string, string> = {
  createComponent:
    'Makes a React component of yours available in the editor, with the properties that can be set there.',
  createDataProvider:
    'Turns functions that read and write your data into rows that a data grid pages, filters, sorts and edits.',
  createFunction:
    'The older way to give a backend function typed parameters; export the function itself instead.',
  createHandler: 'Serves a Toolpad Studio app from a Node.js server of your own.',
  getContext:
    'Tells a backend function about the request that runs it: cookies and the signed-in user.',
};

/** Of the Studio components that say nothing of themselves. */
export const studioSummaries: Record<string, string> = {
  Checkbox: 'A checkbox, or a switch, with a label; it takes part in forms.',
};
