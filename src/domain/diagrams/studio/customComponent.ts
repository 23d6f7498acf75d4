import type { Diagram } from '../Diagram';

export const customComponent: Diagram = {
  label:
    'A file in the components folder calls createComponent with argTypes. The component is in the library; its argTypes are properties in the inspector. The page passes them to the component as props. When the user changes the value, onChange publishes it in the page scope, where other elements are bound to it.',
  boxes: {
    file: {
      title: 'components/Stars.tsx',
      lines: [
        'createComponent(Stars, {',
        '  argTypes: {',
        "    value: { type: 'number',",
        "      onChangeProp: 'onChange' }",
        '  } })',
      ],
      wide: [2, 2, 35, 17],
      narrow: [2, 2, 36, 16],
    },
    inspector: {
      title: 'Inspector',
      lines: ['value: 4'],
      wide: [56, 3, 32, 8],
      narrow: [2, 27, 36, 7],
    },
    stars: {
      kind: 'accent',
      title: 'stars, on the page',
      lines: ['<Stars value={4} />'],
      wide: [56, 19, 32, 9],
      narrow: [2, 43, 36, 8],
    },
    scope: {
      title: 'Page scope',
      lines: ['stars.value'],
      wide: [2, 27, 35, 7],
      narrow: [2, 60, 36, 7],
    },
  },
  arrows: [
    { from: 'file', to: 'inspector', callout: 1 },
    { from: 'inspector', to: 'stars', callout: 2 },
    { from: 'stars', to: 'scope', callout: 3 },
  ],
  legend: [
    'Each argument type is a property that you set or bind in the inspector.',
    'The page passes the values as props.',
    'The handler that Studio passes as onChange keeps the new value, so that other elements can be bound to it.',
  ],
};
