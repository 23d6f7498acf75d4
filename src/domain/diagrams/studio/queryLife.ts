import type { Diagram } from '../Diagram';

export const queryLife: Diagram = {
  label:
    'A query runs when the page opens, when one of its parameters changes, when its refetch interval passes, and on refetch(). An action runs only on fetch(). The server sends the request and transforms the response. Meanwhile isLoading is true; then the page scope has data or an error.',
  boxes: {
    query: { kind: 'frame', title: 'Query', wide: [2, 2, 24, 23], narrow: [1, 2, 38, 13] },
    opens: { title: 'Page opens', wide: [4, 5, 20, 4], narrow: [2, 5, 17.5, 4] },
    parameters: { title: 'New parameters', wide: [4, 10, 20, 4], narrow: [20.5, 5, 17, 4] },
    interval: { title: 'Interval passes', wide: [4, 15, 20, 4], narrow: [2, 10, 17.5, 4] },
    refetch: { lines: ['refetch()'], wide: [4, 20, 20, 4], narrow: [20.5, 10, 17, 4] },
    action: { kind: 'frame', title: 'Action', wide: [2, 28, 24, 8], narrow: [15, 18, 24, 7] },
    fetch: { lines: ['fetch()'], wide: [4, 30, 20, 4], narrow: [17, 20, 20, 4] },
    request: {
      kind: 'accent',
      title: 'Server',
      lines: ['request or function'],
      wide: [35, 13, 22, 8],
      narrow: [4, 31, 32, 7],
    },
    transform: {
      title: 'Transform',
      lines: ['data'],
      wide: [35, 27, 22, 7],
      narrow: [19, 44, 17, 6],
    },
    scope: { kind: 'frame', title: 'Page scope', wide: [66, 6, 22, 27], narrow: [1, 56, 38, 11] },
    state: { lines: ['isLoading', 'error'], wide: [68, 11, 18, 7], narrow: [3, 58.5, 14, 6.5] },
    data: { lines: ['data'], wide: [68, 26, 18, 5], narrow: [21, 58.5, 16, 6.5] },
  },
  arrows: [
    { from: 'query', to: 'request', callout: 1, at: 0.2 },
    { from: 'action', to: 'request', callout: 2 },
    { from: 'request', to: 'transform', callout: 3 },
    { from: 'request', to: 'state' },
    { from: 'transform', to: 'data', callout: 4 },
  ],
  legend: [
    'A query runs automatically.',
    'An action runs only when an event handler calls it.',
    'Only a response that arrives is transformed.',
    'Properties that are bound to the data follow at once.',
  ],
};
