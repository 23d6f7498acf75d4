import type { Diagram } from '../Diagram';

export const cursorPagination: Diagram = {
  label:
    'A data grid asks for the first page with the cursor null. Each result carries the cursor of the next page, which the next request sends. Pages load one after the other; the last result has the cursor null.',
  boxes: {
    first: {
      kind: 'accent',
      title: 'Page 1',
      lines: ['cursor: null', 'pageSize: 5'],
      wide: [2, 2, 22, 10],
      narrow: [2, 2, 18, 9],
    },
    second: {
      kind: 'accent',
      title: 'Page 2',
      lines: ["cursor: 'r5'", 'pageSize: 5'],
      wide: [34, 2, 22, 10],
      narrow: [2, 19, 18, 9],
    },
    third: {
      kind: 'accent',
      title: 'Page 3',
      lines: ["cursor: 'r10'", 'pageSize: 5'],
      wide: [66, 2, 22, 10],
      narrow: [2, 36, 18, 9],
    },
    records1: {
      title: 'Records',
      strip: { count: 5, from: 0, to: 5 },
      wide: [2, 19, 22, 8],
      narrow: [25, 2.5, 14, 8],
    },
    records2: {
      title: 'Records',
      strip: { count: 5, from: 0, to: 5 },
      wide: [34, 19, 22, 8],
      narrow: [25, 19.5, 14, 8],
    },
    records3: {
      title: 'Records',
      strip: { count: 5, from: 0, to: 3 },
      wide: [66, 19, 22, 8],
      narrow: [25, 36.5, 14, 8],
    },
  },
  arrows: [
    { from: 'first', to: 'records1' },
    { from: 'second', to: 'records2' },
    { from: 'third', to: 'records3' },
    { from: 'first', to: 'second', callout: 1 },
    { from: 'second', to: 'third', callout: 2 },
  ],
  legend: [
    'The first result returns its records and a cursor: whatever the API needs to find the next page.',
    'The next request sends that cursor. There is no way to jump to a page.',
  ],
};
