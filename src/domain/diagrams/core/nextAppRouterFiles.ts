import type { Diagram } from '../Diagram';

export const nextAppRouterFiles: Diagram = {
  label:
    'The files of a Next.js app with the App Router, and what they render. The app folder contains layout.tsx with the provider, the route group (dashboard) with its own layout.tsx and the pages, and sign-in. Next to it are theme.ts, auth.ts and middleware.ts. On the page, the root layout is around the dashboard layout, which is around page.tsx; the sign-in page is in the root layout only.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'my-dashboard/', kind: 'folder' },
        { depth: 1, name: 'theme.ts' },
        { depth: 1, name: 'auth.ts' },
        { depth: 1, name: 'middleware.ts', callout: 4 },
        { depth: 1, name: 'app/' },
        { depth: 2, name: 'layout.tsx', kind: 'accent', callout: 1 },
        { depth: 2, name: '(dashboard)/' },
        { depth: 3, name: 'layout.tsx', kind: 'accent', callout: 2 },
        { depth: 3, name: 'page.tsx' },
        { depth: 3, name: 'orders/' },
        { depth: 4, name: 'page.tsx', kind: 'accent', callout: 3 },
        { depth: 2, name: 'sign-in/' },
        { depth: 3, name: 'page.tsx', callout: 5 },
      ],
      wide: [2, 2, 38, 41],
      narrow: [1, 2, 38, 41],
    },
    root: {
      kind: 'panel',
      title: 'app/layout.tsx',
      callout: 1,
      wide: [48, 3, 40, 40],
      narrow: [1, 46, 38, 40],
    },
    dashboard: {
      kind: 'panel',
      title: '(dashboard)/layout.tsx',
      callout: 2,
      wide: [51, 7, 34, 22],
      narrow: [3, 49.5, 34, 22],
    },
    bar: {
      kind: 'label',
      menu: [{ text: 'Overview' }, { text: 'Orders', kind: 'selected' }],
      wide: [52, 10, 12, 6],
      narrow: [3.5, 52.5, 12, 6],
    },
    page: {
      kind: 'accent',
      title: 'page.tsx',
      sketch: 'grid',
      callout: 3,
      wide: [65, 10.5, 18, 16],
      narrow: [16.5, 53, 18.5, 16],
    },
    signIn: {
      title: 'sign-in/page.tsx',
      callout: 5,
      wide: [51, 33, 34, 7],
      narrow: [3, 76, 34, 7],
    },
  },
  legend: [
    'The root layout holds `NextAppProvider`, inside `AppRouterCacheProvider` and `Suspense`.',
    'The layout of a route group: `DashboardLayout` and `PageContainer`. Parentheses keep the folder out of the path.',
    'A page renders only its content, at `/orders`, and can be a server component.',
    "Redirects users who aren't signed in to the sign-in page.",
    'A page outside the group has no header and no sidebar.',
  ],
};
