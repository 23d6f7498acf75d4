import type { Diagram } from '../Diagram';

export const bindingFlow: Diagram = {
  label:
    'The result of the orders query is in the page scope. The Rows property of a data grid is bound to orders.data. The row that the user selects is in the scope as ordersGrid.selection, and the Value property of a text is bound to it.',
  boxes: {
    query: { title: 'Query', lines: ['orders'], wide: [2, 9, 17, 8], narrow: [2, 2, 36, 7] },
    scope: {
      kind: 'accent',
      title: 'Page scope',
      lines: ['orders.data', 'orders.isLoading', 'ordersGrid.selection'],
      wide: [31, 2, 26, 22],
      narrow: [2, 15, 36, 12],
    },
    grid: { title: 'ordersGrid', sketch: 'grid', wide: [69, 2, 19, 10], narrow: [2, 33, 20, 11] },
    text: { title: 'Text', sketch: 'text', wide: [69, 15, 19, 9], narrow: [26, 33, 12, 11] },
  },
  arrows: [
    { from: 'query', to: 'scope', callout: 1 },
    { from: 'scope', to: 'grid', callout: 2, at: 0.25 },
    { from: 'grid', to: 'scope', callout: 3, at: 0.75 },
    { from: 'scope', to: 'text', callout: 4 },
  ],
  legend: [
    'The query loads when the page opens. Its result is in the scope under its name.',
    'Rows is bound to the expression `orders.data`.',
    'The selected row is in the scope too. Components add what the user does.',
    'Value is bound to `ordersGrid.selection`, and follows each click.',
  ],
};
