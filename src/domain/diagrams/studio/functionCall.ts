import type { Diagram } from '../Diagram';

export const functionCall: Diagram = {
  label:
    'A query of the page calls a function in resources/functions.ts. The function runs on the server, reads secrets from environment variables, queries a database or an API, and returns data. Only the data reaches the browser.',
  boxes: {
    browser: { kind: 'screen', title: 'Browser', wide: [2, 5, 22, 18], narrow: [1, 2, 38, 13] },
    query: {
      title: 'Query',
      lines: ['orders.data'],
      wide: [4, 11, 18, 9],
      narrow: [4, 6.5, 32, 7],
    },
    server: { kind: 'frame', title: 'Server', wide: [36, 3, 52, 23], narrow: [1, 23, 38, 29] },
    function: {
      kind: 'accent',
      title: 'resources/functions.ts',
      lines: ['getOrders(status)'],
      wide: [39, 7, 25, 15],
      narrow: [4, 26, 32, 8],
    },
    database: {
      title: 'Database',
      lines: ['or API'],
      wide: [72, 6, 14, 7],
      narrow: [4, 42, 13, 7],
    },
    environment: {
      title: '.env',
      lines: ['secrets'],
      wide: [72, 17, 14, 7],
      narrow: [23, 42, 13, 7],
    },
  },
  arrows: [
    { from: 'query', to: 'function', callout: 1, at: 0.2 },
    { from: 'function', to: 'query', callout: 3, at: 0.85 },
    { from: 'function', to: 'database', callout: 2 },
    { from: 'environment', to: 'function', dashed: true },
  ],
  legend: [
    'The query sends the parameters of the function.',
    'The function runs on the server, where it can use your secrets and database drivers.',
    'The return value becomes the data of the query, as JSON.',
  ],
};
