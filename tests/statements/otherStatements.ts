/** Statements by page that have no test of their own: why none can show them, or the words of another that has one. */
export const otherStatements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'core/guides/accessibility': {
    'DashboardLayout: header, nav and main landmarks, links in a list, a named menu button':
      'The header, navigation and main content are landmarks. Items are links in a list, groups are buttons, and the menu button has a label.',
    'PageContainer: A heading, and breadcrumbs as a nav with an ordered list':
      'The breadcrumbs are a nav landmark with an ordered list.',
    'SignInPage: A main landmark with an h1, labeled fields, errors as alerts':
      'The page is a main landmark with an h1. Fields have labels, and screen readers announce errors.',
    'Dialogs: A name from the title, a focus trap that restores the focus, Esc':
      'The title is the accessible name of a built-in dialog. Focus stays inside while the dialog is open and returns to the previous element.',
    'Notifications: The role alert, and a close button with a name':
      'A notification has the role alert',
    'Account: aria-expanded on its button, focus that moves into the popover and back':
      'The avatar button exposes whether the popover is open. Focus moves into the popover and back.',
    'Crud forms: A label for every field, errors connected to text, number and date fields':
      'Form fields have labels. The errors of text, number and date fields are connected to them.',
    'Crud list: Arrow keys move between cells. Rows open with a mouse only.':
      'Keyboard: a row opens on click, not with the Enter key.',
    'Avatar button: Current User: accountPreviewIconButtonLabel':
      'Avatar button: its name is "Current User". Change it with the accountPreviewIconButtonLabel label.',
    'Close button of a notification: Close: close':
      'localeText also contains labels for assistive technology. For example, accountPreviewIconButtonLabel is the name of the avatar button, and close is the name of the button that closes a notification.',
    "Reload button of a list: refresh: Can't be changed":
      'Localization: the name of the reload button is always refresh. Yes, No and dates are in English.',
    'Sidebar headers, dividers and open groups: list:':
      "Groups don't expose whether they are expanded. Nested lists, headers and dividers cause the list violation in axe, because they aren't inside a list item.",
    'Prompt: the field has no name: label:':
      'The field of a prompt has no label. axe reports label and aria-allowed-role.',
    'Prompt: a form has the role dialog: aria-allowed-role:':
      'The field of a prompt has no label. axe reports label and aria-allowed-role.',
    'Crud list: the actions column has no name: empty-table-header:':
      'Actions column: its header is empty, which axe reports as empty-table-header.',
    'Crud details page: delete button, dark mode: color-contrast:':
      'Contrast: the delete button on the details page has a contrast of 3.7:1 in dark mode.',
    'Rows open only with the mouse.': 'Keyboard: a row opens on click, not with the Enter key.',
    'The grid has no focus ring. Add an outline for & .MuiDataGrid-cell:focus-visible in slotProps.dataGrid.sx.':
      'Focus: the grid has no visible focus ring. Restore it with slotProps.dataGrid.sx, for example on & .MuiDataGrid-cell:focus-visible.',
    "Required fields aren't marked.": "Required fields aren't marked.",
    "Errors of checkboxes and selects aren't connected to the control.":
      "Errors of checkboxes and selects aren't connected to the control.",
    "Time limits. Don't set autoHideDuration on notifications with a button.":
      "Timing: a notification with an autoHideDuration closes even if it has an action button that a keyboard user hasn't reached yet.",
  },
  'core/guides/server-rendering': {
    'useSearchParams() should be wrapped in a suspense boundary:': 'Next.js',
    'window is not defined: your own code reads it while rendering. Toolpad Core checks that it exists.':
      'demoWarnings.test.ts',
    'Dates and random numbers differ between the server and the browser': 'advice',
    'Two copies of Emotion create two caches, and the styles of one are missing.': 'Emotion',
  },
  'core/guides/testing': {
    'context "undefined" was used without a Provider:':
      'context "undefined" was used without a Provider: the component isn\'t inside AppProvider or DialogsProvider.',
    'Not supported on server side: the same problem, with useNotifications.':
      "Not supported on server side in the browser: the component isn't inside AppProvider or NotificationsProvider. Only show and close throw this error, not the hook.",
    "Don't mock the hooks.": 'advice',
    'Keep the router stable.': 'advice',
  },
  'core/guides/theming': {
    "A theme inside a component is created again on every render. So is the default theme, if you don't pass one.":
      'Define theme, navigation and slots outside your components. A slot defined inside a component is a new component on every render and loses its state. Without a theme, AppProvider creates a new one on every render.',
  },
  'core/guides/typescript': {
    "useLocalStorageState<number> doesn't parse numbers.":
      "Without a codec, everything is a string. useLocalStorageState<number>('count', 3) passes the type check and starts with the number 3, but returns the string '4' after setCount(4).",
  },
  'core/integrations/nextjs-approuter': {
    '"useSearchParams() should be wrapped in a suspense boundary"': 'Next.js',
    '"Functions cannot be passed directly to Client Components"': 'Next.js',
    'Crud needs a catch-all segment. It renders pages such as /orders/SC-1038/edit':
      'Crud needs a splat route. It renders pages such as /orders/SC-1038/edit',
    "Don't rely on the middleware alone.": 'advice',
    '"redirect_uri_mismatch" from Google': 'Auth.js',
    '"The edge runtime does not support Node.js"': 'Next.js',
    '"UntrustedHost" in production': 'Auth.js',
    'Next.js announces a new page by its document title. Export metadata with a title from each page, because neither the navigation nor PageContainer sets it.':
      "The provider renders no visible elements. Set lang and dir on the document yourself. Also set the document title when the route changes: it doesn't follow the navigation.",
    'Import NextAppProvider. The name AppProvider in @toolpad/core/nextjs is deprecated.':
      'Import framework providers by their full name. AppProvider from @toolpad/core/nextjs and @toolpad/core/react-router is deprecated.',
  },
  'core/integrations/nextjs-pagesrouter': {
    'Styles load late or change after the first paint': 'Next.js',
    'Dynamic segments are part of the query.': 'Next.js',
    'Crud needs a catch-all segment. It renders pages such as /orders/SC-1038/edit':
      'Crud needs a splat route. It renders pages such as /orders/SC-1038/edit',
    "Don't rely on the middleware alone.": 'advice',
    'Next.js announces a new page by its document title. Set a title in each page with Head from next/head, because neither the navigation nor PageContainer sets it.':
      "The provider renders no visible elements. Set lang and dir on the document yourself. Also set the document title when the route changes: it doesn't follow the navigation.",
    'Import NextAppProvider. The name AppProvider in @toolpad/core/nextjs is deprecated.':
      'Import framework providers by their full name. AppProvider from @toolpad/core/nextjs and @toolpad/core/react-router is deprecated.',
  },
  'core/integrations/react-router': {
    "A URL isn't found after you deploy": 'hosting',
    'Import ReactRouterAppProvider. The name AppProvider in @toolpad/core/react-router is deprecated.':
      'Import framework providers by their full name. AppProvider from @toolpad/core/nextjs and @toolpad/core/react-router is deprecated.',
  },
  'core/react-use-session': {
    "A session doesn't protect data.": 'advice',
  },
};
