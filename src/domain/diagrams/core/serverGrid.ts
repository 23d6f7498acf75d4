import type { Diagram } from '../Diagram';

export const serverGrid: Diagram = {
  label:
    'A list whose rows come from a server. A change of page, sorting or filter in the data grid gives new models. List looks in its cache, then calls getMany with them. getMany asks the server, which filters, sorts and paginates, and returns items and itemCount for the grid.',
  boxes: {
    grid: {
      kind: 'screen',
      title: 'List',
      sketch: 'grid',
      wide: [1, 2, 17, 24],
      narrow: [1, 1, 38, 13],
    },
    models: {
      title: 'Models',
      lines: ['paginationModel', 'sortModel', 'filterModel'],
      wide: [25, 2, 18, 12],
      narrow: [1, 21, 19, 11],
    },
    result: {
      title: 'Result',
      lines: ['items', 'itemCount'],
      wide: [25, 17, 18, 9],
      narrow: [25, 21, 14, 11],
    },
    getMany: {
      kind: 'accent',
      title: 'getMany',
      lines: ['?page=0&size=10', '&sort=due:asc'],
      wide: [50, 2, 18, 24],
      narrow: [1, 40, 38, 9],
    },
    server: {
      title: 'Server',
      lines: ['filter', 'sort', 'paginate'],
      wide: [76, 2, 13, 24],
      narrow: [1, 58, 38, 11],
    },
  },
  arrows: [
    { from: 'grid', to: 'models', callout: 1 },
    { from: 'models', to: 'getMany', callout: 2 },
    { from: 'getMany', to: 'server', callout: 3, at: 0.25 },
    // In line with the arrow to the result.
    { from: 'server', to: 'getMany', at: 31 / 38 },
    { from: 'getMany', to: 'result', callout: 4 },
    { from: 'result', to: 'grid' },
  ],
  legend: [
    'The user changes the page, the sorting or a filter.',
    "For the same models within five minutes, `List` uses the cached result and doesn't call `getMany`.",
    "You convert the models to a request. The grid doesn't sort or filter.",
    '`items` are the rows of this page. `itemCount` is the total on all pages.',
  ],
};
