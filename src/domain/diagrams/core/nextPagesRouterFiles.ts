import type { Diagram } from '../Diagram';

export const nextPagesRouterFiles: Diagram = {
  label:
    'The files of a Next.js app with the Pages Router, and what they render. The pages folder contains _document.tsx, _app.tsx with the provider, index.tsx, orders.tsx and sign-in.tsx. On the page, _app.tsx is around the dashboard, which is around orders.tsx; sign-in.tsx is in _app.tsx only.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'my-dashboard/', kind: 'folder' },
        { depth: 1, name: 'pages/' },
        { depth: 2, name: '_document.tsx', callout: 1 },
        { depth: 2, name: '_app.tsx', kind: 'accent', callout: 2 },
        { depth: 2, name: 'index.tsx' },
        { depth: 2, name: 'orders.tsx', kind: 'accent', callout: 3 },
        { depth: 2, name: 'sign-in.tsx', callout: 4 },
      ],
      wide: [2, 5, 36, 23],
      narrow: [1, 2, 38, 23],
    },
    app: {
      kind: 'panel',
      title: 'pages/_app.tsx',
      callout: 2,
      wide: [46, 2, 42, 31],
      narrow: [1, 28, 38, 33],
    },
    dashboard: {
      kind: 'panel',
      title: 'DashboardLayout',
      wide: [49, 6, 36, 14],
      narrow: [3, 31.5, 34, 15],
    },
    bar: {
      kind: 'label',
      menu: [{ text: 'Overview' }, { text: 'Orders', kind: 'selected' }],
      wide: [50, 8, 13, 6],
      narrow: [3.5, 34, 12, 6],
    },
    page: {
      kind: 'accent',
      title: 'orders.tsx',
      callout: 3,
      wide: [65, 9, 18, 9],
      narrow: [16.5, 35, 18.5, 9.5],
    },
    signIn: { title: 'sign-in.tsx', callout: 4, wide: [49, 24, 36, 6], narrow: [3, 51, 34, 7] },
  },
  legend: [
    'Adds the Material UI styles to the HTML from the server.',
    'Holds `NextAppProvider`, and the dashboard around every page without `getLayout`.',
    'A page renders only its content, at `/orders`.',
    'A page whose `getLayout` returns it unchanged has no header and no sidebar.',
  ],
};
