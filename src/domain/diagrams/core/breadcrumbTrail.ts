import type { Diagram } from '../Diagram';

export const breadcrumbTrail: Diagram = {
  label:
    'How PageContainer finds its title and breadcrumbs. The path /parts/wheels of the router is looked up in the navigation. Its parents become the breadcrumbs Home, Parts and Wheels, and the item that matches becomes the title Wheels.',
  boxes: {
    router: {
      title: 'Router',
      lines: ['/parts/wheels'],
      wide: [1, 2, 20, 8],
      narrow: [1, 1, 18, 7],
    },
    navigation: {
      title: 'Navigation',
      lines: ['/', '/parts', '/parts/wheels'],
      wide: [1, 15, 20, 12],
      narrow: [21, 1, 18, 11],
    },
    hook: {
      kind: 'accent',
      title: 'useActivePage()',
      lines: ['breadcrumbs', 'title'],
      wide: [32, 7, 20, 15],
      narrow: [1, 20, 38, 9],
    },
    page: {
      kind: 'screen',
      title: 'PageContainer',
      wide: [62, 2, 27, 25],
      narrow: [1, 38, 38, 20],
    },
    trail: {
      kind: 'label',
      lines: ['Home / Parts / Wheels'],
      callout: 2,
      wide: [63, 7, 25, 3],
      narrow: [3, 43, 32, 3],
    },
    title: {
      kind: 'label',
      title: 'Wheels',
      callout: 3,
      wide: [63, 11, 22, 3],
      narrow: [3, 47, 32, 3],
    },
    body: { sketch: 'grid', wide: [64, 16, 23, 8], narrow: [3, 51, 34, 6] },
  },
  arrows: [
    { from: 'router', to: 'hook', callout: 1, at: 0.5 },
    { from: 'navigation', to: 'hook', at: 0.5 },
    { from: 'hook', to: 'page' },
  ],
  legend: [
    'The path selects the current navigation item.',
    'Each part of the path that is in the navigation becomes a breadcrumb.',
    'The `title` of the current item is the title of the page.',
  ],
};
