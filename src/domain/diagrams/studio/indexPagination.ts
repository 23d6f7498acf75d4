import type { Diagram } from '../Diagram';

export const indexPagination: Diagram = {
  label:
    'A data grid asks a data provider for one page by position: start 10, pageSize 5. The provider reads records 10 to 14 of 30, and returns them with totalCount 30, from which the grid knows the number of pages.',
  boxes: {
    grid: { title: 'Data grid', sketch: 'grid', wide: [4, 2, 32, 14], narrow: [2, 2, 36, 11] },
    provider: {
      kind: 'accent',
      title: 'getRecords',
      lines: ['start: 10', 'pageSize: 5'],
      wide: [54, 2, 32, 14],
      narrow: [2, 22, 36, 10],
    },
    records: {
      title: 'Records',
      strip: { count: 30, from: 10, to: 15 },
      wide: [4, 24, 82, 8],
      narrow: [2, 41, 36, 8],
    },
  },
  arrows: [
    { from: 'grid', to: 'provider', callout: 1, at: 0.25 },
    { from: 'provider', to: 'grid', callout: 3, at: 0.75 },
    { from: 'provider', to: 'records', callout: 2 },
  ],
  legend: [
    'The grid asks for a page: the position of its first record, and the size.',
    'The provider reads only these records.',
    'It returns records and totalCount. Users can go to any page.',
  ],
};
