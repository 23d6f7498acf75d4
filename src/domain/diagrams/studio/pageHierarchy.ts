import type { Diagram } from '../Diagram';

export const pageHierarchy: Diagram = {
  label:
    'The hierarchy of a page as a tree, and the page next to it: a row with a text and a button; a row with a data grid and a column, which holds an image and a text field.',
  boxes: {
    tree: {
      tree: [
        { depth: 0, name: 'page', kind: 'folder' },
        { depth: 1, name: 'pageRow', kind: 'folder', callout: 1 },
        { depth: 2, name: 'text' },
        { depth: 2, name: 'button' },
        { depth: 1, name: 'pageRow1', kind: 'folder', callout: 2 },
        { depth: 2, name: 'dataGrid' },
        { depth: 2, name: 'pageColumn', kind: 'folder', callout: 3 },
        { depth: 3, name: 'image' },
        { depth: 3, name: 'textField' },
      ],
      wide: [2, 2, 29, 30],
      narrow: [2, 2, 36, 30],
    },
    page: { kind: 'screen', title: 'Orders', wide: [38, 2, 50, 30], narrow: [1, 36, 38, 36] },
    row: { kind: 'frame', callout: 1, wide: [40, 7, 46, 8], narrow: [2.5, 41, 34.5, 8] },
    text: { sketch: 'text', wide: [41.5, 8.5, 21, 5], narrow: [4, 42.5, 15.5, 5] },
    button: { sketch: 'button', wide: [63.5, 8.5, 21, 5], narrow: [20.5, 42.5, 15, 5] },
    second: { kind: 'frame', callout: 2, wide: [40, 17.5, 46, 13], narrow: [2.5, 52, 34.5, 18] },
    grid: { sketch: 'grid', wide: [41.5, 19, 25, 10], narrow: [4, 53.5, 15.5, 15] },
    column: { kind: 'frame', callout: 3, wide: [68, 19, 14, 10], narrow: [20.5, 53.5, 13, 15] },
    image: { sketch: 'image', wide: [69, 20, 12, 4.5], narrow: [21.5, 54.5, 11, 7.5] },
    field: { sketch: 'field', wide: [69, 25, 12, 3.5], narrow: [21.5, 63, 11, 4.5] },
  },
  legend: [
    'A row of two elements.',
    'A row of an element and a column.',
    'A column of two elements.',
  ],
};
