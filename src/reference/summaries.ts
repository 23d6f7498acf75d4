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
  ToolbarActions: 'The default header actions. Contains only the theme switcher.',
};

export const hookSummaries: Record<string, string> = {
  useDialogs: 'Opens an alert, confirm, prompt or custom dialog. A promise resolves to its result.',
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

/** Lists of components show them without their links. */
export const studioSummaries: Record<string, string> = {
  Autocomplete:
    'A text input that suggests options, built on the Material UI [Autocomplete](https://mui.com/material-ui/react-autocomplete/).',
  Button: 'A button that runs JavaScript or opens another page when the user clicks it.',
  Chart: 'A line, bar, area or scatter chart with one or more data series.',
  Checkbox: 'A checkbox or switch with a label. Can be part of a form.',
  Container:
    'Groups components so that you can show or hide them together, as a Material UI [Container](https://mui.com/material-ui/react-container/).',
  DataGrid: 'A table that the user can sort and filter, and in which they can select a row.',
  DatePicker: 'An input for a date, with a calendar.',
  FilePicker: 'An input with which the user selects one or more files from their device.',
  Form: 'Groups inputs and adds a submit button. It validates them and collects their values.',
  Image: 'An image from a URL.',
  List: 'Renders a template once for each item.',
  Metric:
    'A single number with a label and a caption, for example a currency or a percentage. Its color can depend on the value.',
  PageColumn:
    'A column in a row of the page. The editor adds it when you place components below each other.',
  PageRow: 'A row of the page. The editor adds it when you arrange components.',
  Paper:
    'A surface with a background and a shadow around other components: the Material UI [Paper](https://mui.com/material-ui/react-paper/).',
  Select:
    'An input with which the user chooses one of a set of options: the Material UI [Select](https://mui.com/material-ui/react-select/).',
  Spacer: 'Empty space between components.',
  Stack:
    'Arranges components in a row or a column, as a Material UI [Stack](https://mui.com/material-ui/react-stack/).',
  Tabs: 'A row of tabs: the Material UI [Tabs](https://mui.com/material-ui/react-tabs/). Bind other components to the active tab.',
  Text: 'Plain text, Markdown or a link, in a style of the Material UI [Typography](https://mui.com/material-ui/react-typography/).',
  TextField: 'An input for text or a password.',
};
