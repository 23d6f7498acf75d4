import type {
  SearchData,
  SearchEntry,
  SearchKind,
  SearchPage,
} from '../../../src/domain/search/SearchEngine';

const entry = (kind: SearchKind, id: string, title: string, text = ''): SearchEntry => ({
  kind,
  id,
  title,
  text,
  words: '',
});

const page = {
  product: 'Toolpad Core',
  hue: 'primary',
  trail: 'Components / Layout',
  weight: 1,
} as const;

const siteOf = (pages: readonly SearchPage[]): SearchData => ({
  pages,
  products: [
    {
      name: 'Toolpad Core',
      path: '/toolpad/core/',
      starters: ['Dashboard layout', 'Nested navigation', 'Dark mode'],
    },
    { name: 'Toolpad Studio', path: '/toolpad/studio/', starters: ['Data grid', 'Deploy'] },
  ],
  synonyms: {},
});

/** A site of five pages. */
export const searchFixture = siteOf([
  {
    ...page,
    href: '/toolpad/core/react-dashboard-layout/',
    title: 'Dashboard Layout',
    description: 'The shell of a dashboard: a header, a sidebar and the content area.',
    entries: [
      entry('component', '', ''),
      entry('component', 'sidebar', 'Sidebar', 'An array describes the items of the sidebar.'),
      entry(
        'component',
        'nested',
        'Nested navigation',
        'An item with children becomes a group in the sidebar.',
      ),
      entry('demo', 'DashboardLayoutBasic', 'A dashboard with a sidebar'),
    ],
  },
  {
    ...page,
    href: '/toolpad/core/api/dashboard-layout/',
    title: 'DashboardLayout API',
    trail: 'APIs / Components',
    description: 'Props and slots of the shell of a dashboard.',
    weight: 0.9,
    entries: [
      entry('api', '', ''),
      entry('prop', 'prop-sidebarExpandedWidth', 'sidebarExpandedWidth', 'Width of the sidebar.'),
      entry('prop', 'prop-hideNavigation', 'hideNavigation', 'Whether the sidebar is hidden.'),
      entry('api', 'css-classes', 'CSS classes'),
      entry('api', 'class-root', 'root', 'One of the classes.'),
    ],
  },
  {
    ...page,
    href: '/toolpad/core/react-use-dialogs/',
    title: 'useDialogs',
    trail: 'Components / Hooks',
    description: 'Open dialogs from an event handler.',
    entries: [
      entry('hook', '', ''),
      entry('hook', 'confirm', 'Confirm', 'Ask the user before you delete something.'),
    ],
  },
  {
    ...page,
    href: '/toolpad/core/introduction/installation/',
    title: 'Installation',
    trail: 'Introduction',
    description: 'Install Toolpad Core with its peers.',
    entries: [
      entry('guide', '', ''),
      entry('command', 'install', 'npm install @toolpad/core@0.13.0'),
    ],
  },
  {
    ...page,
    href: '/toolpad/studio/concepts/deployment/',
    title: 'Deployment',
    product: 'Toolpad Studio',
    hue: 'secondary',
    trail: 'Concepts',
    description: 'Build an app for production and run it on your own server.',
    entries: [
      entry('guide', '', ''),
      entry('guide', 'install', 'Installation on a server', 'Install the packages, then build.'),
    ],
  },
]);

/** Each of its 24 pages is found by the same word. */
export const largeFixture = siteOf(
  Array.from({ length: 24 }, (_, index) => ({
    ...page,
    href: `/toolpad/core/guide-${index + 1}/`,
    title: `Guide ${index + 1}`,
    description: 'Add a page to the sidebar.',
    entries: [entry('guide', '', '')],
  })),
);
