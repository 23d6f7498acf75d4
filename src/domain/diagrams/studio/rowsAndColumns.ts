import type { Diagram } from '../Diagram';

export const rowsAndColumns: Diagram = {
  label:
    'A page on the canvas: two rows, one below the other. The first holds a text and a button side by side. The second holds a data grid, which takes two thirds of the width, and a column with an image above a text field. A line between grid and column shows where a dragged component is dropped.',
  boxes: {
    page: { kind: 'screen', title: 'Orders', wide: [2, 2, 86, 39], narrow: [1, 2, 38, 48] },
    row: { kind: 'frame', title: 'Row', callout: 1, wide: [5, 8, 79, 9], narrow: [2.5, 8, 34, 9] },
    text: { sketch: 'text', wide: [7, 10, 37, 5.5], narrow: [4, 10, 15, 5.5] },
    button: { sketch: 'button', wide: [46, 10, 36, 5.5], narrow: [20.5, 10, 14.5, 5.5] },
    second: { kind: 'frame', title: 'Row', wide: [5, 20, 79, 18.5], narrow: [2.5, 20, 34, 28] },
    grid: {
      lines: ['columnSize:', '1.33'],
      sketch: 'grid',
      callout: 2,
      wide: [7, 22, 46, 15],
      narrow: [4, 23, 13.5, 23],
    },
    drop: { kind: 'drop', callout: 4, wide: [56.5, 22, 0.5, 15], narrow: [20.3, 23, 0.4, 23] },
    column: {
      kind: 'frame',
      title: 'Column',
      callout: 3,
      wide: [60, 22, 22, 15],
      narrow: [23, 23, 12, 23],
    },
    image: { sketch: 'image', wide: [61.5, 24.5, 19, 6], narrow: [24.2, 25.5, 9.6, 10] },
    field: { sketch: 'field', wide: [61.5, 31.5, 19, 4.5], narrow: [24.2, 37.5, 9.6, 6.5] },
  },
  legend: [
    'A row puts its elements side by side. The page stacks its rows.',
    'columnSize is the share of the width; in a row, the shares add up to the number of elements.',
    'A column within a row stacks its elements.',
    'The line shows where the dragged component goes.',
  ],
};
