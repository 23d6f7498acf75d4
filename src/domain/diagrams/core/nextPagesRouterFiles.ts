import type { Diagram } from '../Diagram';

export const nextPagesRouterFiles: Diagram = {
  label:
    'The files of a Next.js app with the Pages Router, and what they render. The folder pages holds _document.tsx, _app.tsx with the provider, index.tsx, repairs.tsx and sign-in.tsx. On the page, _app.tsx is around the dashboard, which is around repairs.tsx; sign-in.tsx is in _app.tsx alone.',
  boxes: [
    {
      id: 'tree',
      tree: [
        { depth: 0, name: 'my-app/', kind: 'folder' },
        { depth: 1, name: 'pages/' },
        { depth: 2, name: '_document.tsx', callout: 1 },
        { depth: 2, name: '_app.tsx', kind: 'accent', callout: 2 },
        { depth: 2, name: 'index.tsx' },
        { depth: 2, name: 'repairs.tsx', kind: 'accent', callout: 3 },
        { depth: 2, name: 'sign-in.tsx', callout: 4 },
      ],
      wide: [2, 5, 36, 23],
      narrow: [1, 2, 38, 23],
    },
    {
      id: 'app',
      kind: 'panel',
      title: 'pages/_app.tsx',
      callout: 2,
      wide: [46, 2, 42, 31],
      narrow: [1, 28, 38, 33],
    },
    {
      id: 'dashboard',
      kind: 'panel',
      title: 'DashboardLayout',
      wide: [49, 6, 36, 14],
      narrow: [3, 31.5, 34, 15],
    },
    {
      id: 'bar',
      kind: 'label',
      menu: [{ text: 'Home' }, { text: 'Repairs', kind: 'selected' }],
      wide: [50, 8, 13, 6],
      narrow: [3.5, 34, 12, 6],
    },
    {
      id: 'page',
      kind: 'accent',
      title: 'repairs.tsx',
      callout: 3,
      wide: [65, 9, 18, 9],
      narrow: [16.5, 35, 18.5, 9.5],
    },
    {
      id: 'signIn',
      title: 'sign-in.tsx',
      callout: 4,
      wide: [49, 24, 36, 6],
      narrow: [3, 51, 34, 7],
    },
  ],
  legend: [
    'Puts the styles of Material UI into the HTML of the server.',
    'Holds `NextAppProvider`, and the dashboard around every page without `getLayout`.',
    'A page is content alone, at `/repairs`.',
    'A page whose `getLayout` returns it as it is: without header and sidebar.',
  ],
};
