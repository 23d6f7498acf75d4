import type { MenuNode } from '../../../src/domain/navigation/menu';

const page = (path: string, title: string, newFeature = false, product = 'core'): MenuNode => ({
  kind: 'page',
  href: `/toolpad/${product}/${path}/`,
  title,
  newFeature,
});

const group = (title: string, children: MenuNode[]): MenuNode => ({
  kind: 'group',
  id: `/${title.toLowerCase()}-group`,
  title,
  newFeature: false,
  children,
});

const subheader = (title: string, children: MenuNode[]): MenuNode => ({
  kind: 'subheader',
  id: title,
  title,
  newFeature: false,
  children,
});

const apiNames = [
  ...['Account', 'AccountPopoverFooter', 'AccountPopoverHeader', 'AccountPreview', 'AppProvider'],
  ...[
    'Create',
    'Crud',
    'CrudForm',
    'DashboardHeader',
    'DashboardLayout',
    'DialogsProvider',
    'Edit',
  ],
  ...['List', 'LocalizationProvider', 'NotificationsProvider', 'PageContainer', 'PageHeader'],
  ...['PageHeaderToolbar', 'Show', 'SignInPage', 'ThemeSwitcher', 'useActivePage', 'useDialogs'],
  ...['useNotifications', 'usePersistentState'],
];

/** The menu of another product, whose first group is that of its first page. */
export const studioMenu: MenuNode[] = [
  group('Getting started', [page('getting-started', 'Overview', false, 'studio')]),
];

/** A menu with every kind of entry, long enough to scroll when opened. */
export const sampleMenu: MenuNode[] = [
  group('Introduction', [
    page('introduction', 'Overview'),
    page('introduction/installation', 'Installation'),
    page('introduction/base-concepts', 'Base concepts'),
    page('introduction/tutorial', 'Tutorial'),
    page('introduction/examples', 'Examples', true),
    page('introduction/roadmap', 'Roadmap'),
  ]),
  group('Components', [
    subheader('Layout', [
      page('react-app-provider', 'App provider'),
      page('react-dashboard-layout', 'Dashboard layout'),
      page('react-page-container', 'Page container'),
    ]),
    subheader('Authentication', [
      page('react-sign-in-page', 'Sign-in page'),
      page('react-account', 'Account'),
    ]),
    subheader('Data', [
      page('react-crud', 'CRUD', true),
      page('react-persistent-state', 'Persistent state'),
    ]),
  ]),
  group(
    'API',
    apiNames.map((name) => page(`api/${name.toLowerCase()}`, name)),
  ),
  page('changelog', 'Changelog'),
];

export const activeHref = '/toolpad/core/react-dashboard-layout/';

export const sampleProduct = {
  id: 'toolpad-core',
  name: 'Toolpad Core',
  version: '0.13.0',
  href: '/toolpad/core/introduction/',
};

export const sampleProducts = [
  {
    id: 'toolpad-core',
    title: 'Toolpad Core',
    label: 'Core',
    path: '/toolpad/core/',
    href: '/toolpad/core/introduction/',
    description: 'React components for dashboards and internal tools.',
  },
  {
    id: 'toolpad-studio',
    title: 'Toolpad Studio',
    label: 'Studio',
    path: '/toolpad/studio/',
    href: '/toolpad/studio/getting-started/',
    description: 'A visual builder for internal applications.',
  },
];

export const sampleFooter = [
  { title: 'Core', links: ['Overview', 'Installation', 'Components', 'API'] },
  { title: 'Studio', links: ['Overview', 'Installation', 'Concepts'] },
  { title: 'Community', links: ['GitHub', 'Issues', 'Releases', 'Stack Overflow'] },
  { title: 'Project', links: ['API changes', 'Licenses', 'Privacy', 'Accessibility', 'llms.txt'] },
].map(({ title, links }) => ({
  title,
  links: links.map((name) => ({
    title: name,
    href: `#${title}-${name}`.toLowerCase().replaceAll(' ', '-'),
  })),
}));

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Fifty groups of a hundred pages. */
export const largeMenu: MenuNode[] = count(50).map((outer) =>
  group(
    `Chapter ${outer}`,
    count(100).map((inner) => ({
      kind: 'page',
      href: `/large/group-${outer}/page-${inner}/`,
      title: `Page number ${outer * 100 + inner}`,
      newFeature: false,
    })),
  ),
);

/** Titles that do not fit one line, and one that cannot wrap. */
export const longMenu: MenuNode[] = [
  'How to keep the rows of a table in place while the user filters, sorts and groups them',
  'Rechtsschutzversicherungsgesellschaftenangestelltenverhältnis',
  'unstable_useDashboardLayoutNavigationSubscriptionContextValue',
].map((title, index) => ({
  kind: 'page',
  href: `/long/${index}/`,
  title,
  newFeature: index === 0,
}));

/** Groups four levels deep. */
export const deepMenu: MenuNode[] = [
  group('First', [
    group('Second', [
      group('Third', [
        group('Fourth', [
          { kind: 'page', href: '/deep/leaf/', title: 'Deep inside', newFeature: true },
        ]),
      ]),
    ]),
    group('Beside the second', [
      { kind: 'page', href: '/deep/beside/', title: 'Beside the first', newFeature: false },
    ]),
  ]),
];

/** New badges on every level above the page. */
export const newMenu: MenuNode[] = [
  { ...group('Data', [page('data', 'Tables')]), newFeature: true },
  { ...subheader('Forms', [page('forms', 'Fields')]), newFeature: true },
  group('Charts', [page('charts', 'Lines')]),
];
