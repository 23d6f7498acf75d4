import type { Diagram } from '../Diagram';

export const crudRoutes: Diagram = {
  label:
    'The four pages of Crud with rootPath /orders, and the methods of the data source that each calls. The list at /orders calls getMany and deleteOne. From it, the create button leads to /orders/new, which calls createOne, and a row leads to /orders/:id, which calls getOne and deleteOne. The edit button there leads to /orders/:id/edit, which calls getOne and updateOne.',
  boxes: {
    new: { kind: 'screen', title: '/orders/new', wide: [1, 2, 18, 13], narrow: [1, 2, 22, 10] },
    newField: { sketch: 'field', wide: [3, 6, 14, 3], narrow: [3, 5.75, 18, 2.75] },
    newButton: { sketch: 'button', wide: [3, 10, 14, 3], narrow: [3, 8.75, 18, 2.5] },
    list: {
      kind: 'screen',
      title: '/orders',
      sketch: 'grid',
      wide: [24, 2, 15, 13],
      narrow: [1, 17, 22, 11],
    },
    show: {
      kind: 'screen',
      title: '/orders/:id',
      sketch: 'text',
      wide: [44, 2, 18, 13],
      narrow: [1, 33, 22, 9],
    },
    edit: {
      kind: 'screen',
      title: '/orders/:id/edit',
      wide: [67, 2, 22, 13],
      narrow: [1, 47, 22, 10],
    },
    editField: { sketch: 'field', wide: [69, 6, 18, 3], narrow: [3, 50.75, 18, 2.75] },
    editButton: { sketch: 'button', wide: [69, 10, 18, 3], narrow: [3, 53.75, 18, 2.5] },
    source: { kind: 'frame', title: 'Data source', wide: [1, 20, 88, 10], narrow: [25, 2, 14, 55] },
    create: {
      kind: 'accent',
      lines: ['createOne'],
      wide: [3, 22.5, 14, 5.5],
      narrow: [26, 4.5, 12, 5],
    },
    getMany: {
      kind: 'accent',
      lines: ['getMany', 'deleteOne'],
      wide: [24.5, 22.5, 14, 5.5],
      narrow: [26, 19.5, 12, 6],
    },
    getOne: {
      kind: 'accent',
      lines: ['getOne', 'deleteOne'],
      wide: [46, 22.5, 14, 5.5],
      narrow: [26, 34.5, 12, 6],
    },
    update: {
      kind: 'accent',
      lines: ['getOne', 'updateOne'],
      wide: [71, 22.5, 14, 5.5],
      narrow: [26, 49, 12, 6],
    },
  },
  arrows: [
    { from: 'list', to: 'new', callout: 1 },
    { from: 'list', to: 'show', callout: 2 },
    { from: 'show', to: 'edit', callout: 3 },
    { from: 'new', to: 'create', at: 0.85 },
    { from: 'list', to: 'getMany' },
    { from: 'show', to: 'getOne' },
    { from: 'edit', to: 'update' },
  ],
  legend: [
    'The user clicks the create button. After saving, the list appears again.',
    'The user clicks a row. The edit button in the row opens the form.',
    'The user clicks the edit button. After saving or deleting, the list appears again.',
  ],
};
