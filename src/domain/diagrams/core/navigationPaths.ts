import type { Diagram } from '../Diagram';

export const navigationPaths: Diagram = {
  label:
    'A navigation array as a tree, the path of each item beside it, and the resulting sidebar. The item without a segment has the path /. The segments of parts and wheels add up to /parts/wheels. Headers and dividers have no path.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'navigation', kind: 'folder' },
        { depth: 1, name: 'header', kind: 'muted', callout: 1 },
        { depth: 1, name: "''", note: '/', callout: 2 },
        { depth: 1, name: 'orders', note: '/orders' },
        { depth: 1, name: 'divider', kind: 'muted' },
        { depth: 1, name: 'parts', kind: 'folder', note: '/parts', callout: 3 },
        { depth: 2, name: 'wheels', kind: 'accent', note: '/parts/wheels', callout: 4 },
        { depth: 2, name: 'brakes', note: '/parts/brakes' },
      ],
      wide: [2, 2, 46, 27],
      narrow: [1, 2, 38, 27],
    },
    sidebar: {
      kind: 'screen',
      title: '/parts/wheels',
      wide: [62, 2, 26, 27],
      narrow: [5, 35, 30, 27],
    },
    menu: {
      kind: 'label',
      menu: [
        { text: 'Workshop', kind: 'header' },
        { text: 'Dashboard' },
        { text: 'Orders' },
        'divider',
        { text: 'Parts', kind: 'group' },
        { text: 'Wheels', depth: 1, kind: 'selected' },
        { text: 'Brakes', depth: 1 },
      ],
      wide: [62, 6, 26, 22],
      narrow: [5, 39, 30, 22],
    },
  },
  arrows: [{ from: 'tree', to: 'sidebar', callout: 5 }],
  legend: [
    'A header names the items below it; a divider is a line. Neither has a path.',
    'An empty `segment` is the path of the parent, `/` at the top.',
    'An item with `children` is a group and has a path of its own.',
    'Segments add up: `parts` and `wheels` make `/parts/wheels`.',
    'The item whose path equals the `pathname` of the router is selected. A `pattern` selects it for more paths.',
  ],
};
