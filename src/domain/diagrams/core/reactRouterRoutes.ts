import type { Diagram } from '../Diagram';

export const reactRouterRoutes: Diagram = {
  label:
    'The routes of an app with React Router as a tree, and what they render at /orders. The App route, without a path, renders the provider; inside it, the DashboardPages route renders the layout; its children are the index page and orders. Each one renders the next in its Outlet.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'App', kind: 'accent', callout: 1 },
        { depth: 1, name: 'DashboardPages', kind: 'accent', callout: 2 },
        { depth: 2, name: 'index', note: '/' },
        { depth: 2, name: 'OrdersPage', kind: 'accent', note: '/orders', callout: 3 },
        { depth: 1, name: 'SignIn', note: '/sign-in' },
      ],
      wide: [2, 5, 42, 17],
      narrow: [1, 2, 38, 17],
    },
    app: {
      kind: 'panel',
      title: 'ReactRouterAppProvider',
      callout: 1,
      wide: [52, 2, 36, 24],
      narrow: [1, 22, 38, 24],
    },
    dashboard: {
      kind: 'panel',
      title: 'DashboardLayout',
      callout: 2,
      wide: [54, 6, 32, 18],
      narrow: [3, 26, 34, 18],
    },
    bar: {
      kind: 'label',
      menu: [{ text: 'Overview' }, { text: 'Orders', kind: 'selected' }],
      wide: [54.5, 8.5, 12.5, 6],
      narrow: [3.5, 28.5, 12.5, 6],
    },
    page: {
      kind: 'accent',
      title: 'OrdersPage',
      sketch: 'grid',
      callout: 3,
      wide: [68, 9, 16, 13],
      narrow: [17, 29, 18, 13],
    },
  },
  legend: [
    'A route without a path renders the provider, inside the router.',
    'A second one renders the layout. Pages next to it, such as the sign-in page, have no sidebar.',
    'Each route renders the next one in its `Outlet`.',
  ],
};
