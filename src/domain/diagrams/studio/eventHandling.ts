import type { Diagram } from '../Diagram';

export const eventHandling: Diagram = {
  label:
    'The onClick event of a button runs a JavaScript expression, which sets the state of a component or runs queries, or a navigation, which opens another page with parameters.',
  boxes: {
    button: { title: 'Button', lines: ['onClick'], wide: [2, 10, 18, 9], narrow: [2, 2, 36, 7] },
    expression: {
      kind: 'accent',
      title: 'JS expression',
      wide: [32, 4, 20, 9],
      narrow: [2, 17, 17, 6],
    },
    navigation: {
      kind: 'accent',
      title: 'Navigation',
      wide: [32, 19, 20, 7],
      narrow: [21, 17, 17, 6],
    },
    state: {
      title: 'Page scope',
      lines: ["msg.value = 'ok'", 'orders.refetch()'],
      wide: [64, 3, 24, 11],
      narrow: [1, 31, 18.5, 12],
    },
    page: { kind: 'screen', title: 'Order', wide: [64, 17, 24, 11], narrow: [21, 31, 18, 12] },
    parameters: { lines: ['?order=1042'], wide: [66, 21.5, 20, 5], narrow: [22.5, 36, 15, 5] },
  },
  arrows: [
    { from: 'button', to: 'expression' },
    { from: 'button', to: 'navigation' },
    { from: 'expression', to: 'state', callout: 1 },
    { from: 'navigation', to: 'page', callout: 2 },
  ],
  legend: [
    'Code that sets state, runs one or more queries and actions, or writes to the console.',
    'The name of a page, and values for its parameters.',
  ],
};
