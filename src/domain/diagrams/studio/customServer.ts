import type { Diagram } from '../Diagram';

export const customServer: Diagram = {
  label:
    'One Node.js process runs an Express server. It handles its own routes, and passes requests below /tools to the handler that createHandler returns, which serves the pages in the toolpad folder.',
  boxes: {
    browser: {
      kind: 'screen',
      title: 'Browser',
      sketch: 'text',
      wide: [2, 8, 15, 16],
      narrow: [2, 2, 36, 9],
    },
    process: { kind: 'frame', title: 'Node.js', wide: [26, 3, 40, 26], narrow: [1, 18, 38, 28] },
    express: {
      title: 'Express',
      lines: ['listen(3000)'],
      wide: [28, 10, 15, 12],
      narrow: [4, 21, 32, 7],
    },
    routes: {
      title: 'Your routes',
      lines: ['/health'],
      wide: [48, 6, 16.5, 8],
      narrow: [3, 36, 15, 8],
    },
    handler: {
      kind: 'accent',
      title: 'createHandler',
      lines: ["base: '/tools'"],
      wide: [48, 19, 16.5, 8],
      narrow: [20.5, 36, 17, 8],
    },
    files: {
      title: 'Pages',
      lines: ['toolpad/'],
      wide: [74, 19, 14, 8],
      narrow: [20.5, 54, 17, 7],
    },
  },
  arrows: [
    { from: 'browser', to: 'express', callout: 1 },
    { from: 'express', to: 'routes' },
    { from: 'express', to: 'handler', callout: 2 },
    { from: 'files', to: 'handler', callout: 3 },
  ],
  legend: [
    'The server is yours: port, middleware, other routes.',
    'Requests below the base path go to the handler.',
    'The handler reads the app from its folder; in production, it serves the output of toolpad-studio build.',
  ],
};
