import type { SearchData } from '../../../src/domain/search/SearchData';

const page = {
  product: 'Toolpad Core',
  hue: 'primary',
  trail: 'Components / Layout',
  weight: 1,
} as const;

/** A site of five pages. */
export const searchFixture: SearchData = {
  pages: [
    {
      ...page,
      href: '/toolpad/core/react-dashboard-layout/',
      title: 'Dashboard Layout',
      description: 'The shell of a dashboard: a header, a sidebar and the content area.',
      entries: [
        [1, '', ''],
        [1, 'sidebar', 'Sidebar', 'An array describes the items of the sidebar.'],
        [1, 'nested', 'Nested navigation', 'An item with children becomes a group in the sidebar.'],
        [7, 'DashboardLayoutBasic', 'A dashboard with a sidebar'],
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
        [3, '', ''],
        [4, 'prop-sidebarExpandedWidth', 'sidebarExpandedWidth', 'Width of the sidebar.'],
        [4, 'prop-hideNavigation', 'hideNavigation', 'Whether the sidebar is hidden.'],
        [3, 'css-classes', 'CSS classes'],
        [3, 'class-root', 'root', 'One of the classes.'],
      ],
    },
    {
      ...page,
      href: '/toolpad/core/react-use-dialogs/',
      title: 'useDialogs',
      trail: 'Components / Hooks',
      description: 'Open dialogs from an event handler.',
      entries: [
        [2, '', ''],
        [2, 'confirm', 'Confirm', 'Ask the user before you delete something.'],
      ],
    },
    {
      ...page,
      href: '/toolpad/core/introduction/installation/',
      title: 'Installation',
      trail: 'Introduction',
      description: 'Install Toolpad Core with its peers.',
      entries: [[8, 'install', 'npm install @toolpad/core@0.13.0']],
    },
    {
      ...page,
      href: '/toolpad/studio/concepts/deployment/',
      title: 'Deployment',
      product: 'Toolpad Studio',
      hue: 'secondary',
      trail: 'Concepts',
      description: 'Build an app for production and run it on your own server.',
      entries: [[0, 'install', 'Installation on a server', 'Install the packages, then build.']],
    },
  ],
};

/** Each of its 24 pages is found by the same word. */
export const largeFixture: SearchData = {
  pages: Array.from({ length: 24 }, (_, index) => ({
    ...page,
    href: `/toolpad/core/guide-${index + 1}/`,
    title: `Guide ${index + 1}`,
    description: 'Add a page to the sidebar.',
    entries: [[0, '', '']],
  })),
};
