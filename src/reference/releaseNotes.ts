/** What each version of Toolpad Core is for, as the page of changes tells it. */
export const releaseNews: Readonly<Record<string, string>> = {
  '0.13.0':
    '`Crud` and its parts list, show, create and edit records from one data source. `LocalizationProvider` and two locales translate the labels of all components, and `Router.Link` lets your router render the links.',
  '0.12.0':
    "Toolpad Core supports React 19 and React Router 7. The providers for frameworks have names of their own, and a breadcrumb doesn't need a path.",
  '0.11.0':
    '`PageHeader` and `PageHeaderToolbar` customize the header of a page. The layout has a slot for the app title, `branding` has a home URL, and `SignInPage` has a slot for "remember me".',
  '0.10.0': '`DashboardLayout` accepts `branding`, and Next.js 15 is supported.',
  '0.9.0':
    '`SignInPage` supports magic links. `useSession` reads the session, and `ThemeSwitcher` can be used on its own. The width of the sidebar is a prop.',
  '0.8.0':
    'The account menu consists of parts that you can replace. `SignInPage` supports passkeys. The sidebar has a footer and can be hidden, and there is a provider for React Router.',
  '0.7.0': '`PageContainer` accepts its own title and breadcrumbs, for dynamic routes.',
  '0.6.0':
    'Toolpad Core supports Material UI 6. The sidebar collapses to icons, navigation items match route patterns, and `SignInPage` has more OAuth providers.',
};

/** What each version breaks. The migration guide says what to do about it. */
export const releaseBreaks: Readonly<Record<string, string>> = {
  '0.13.0':
    'Material UI 5 is no longer accepted, and the data grids and date pickers are peer dependencies. The labels of `Account` have new names, `SignInPage` renders its submit button with `Button`, and the `exports` map of 0.12.1 is gone.',
  '0.12.0': '`@toolpad/core/react-router` replaces `@toolpad/core/react-router-dom`.',
  '0.11.0':
    'The `toolbar` slot moves from `PageContainer` to `PageHeader`, and `breadcrumbs` replaces `breadCrumbs`.',
  '0.9.0': 'The slots of `Account` have stricter types.',
  '0.8.0':
    'The slot `popoverContent` of `Account` replaces `menuItems`, and `@toolpad/core/internals` is removed.',
  '0.7.0': 'A `pattern` of the navigation has no leading slash.',
  '0.6.0': 'The labels of `Account` move to `localeText`.',
};
