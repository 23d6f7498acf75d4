import type { Diagram } from '../Diagram';

export const persistedState: Diagram = {
  label:
    'How a value is stored in local storage and read again. A component sets the value, the codec converts it to a string, and local storage keeps the string under the key. The codec parses it again for every component with that key, in this tab at once, in other tabs by a storage event.',
  boxes: {
    tab: { kind: 'frame', title: 'This tab', wide: [1, 2, 41, 25], narrow: [1, 2, 38, 27] },
    setter: {
      title: 'A component',
      lines: ['setView(value)'],
      wide: [3, 5, 17, 7],
      narrow: [3, 5, 17, 6],
    },
    reader: {
      title: 'Any component',
      lines: ['value'],
      wide: [3, 17, 17, 7],
      narrow: [21, 5, 16, 6],
    },
    codec: {
      kind: 'accent',
      title: 'codec',
      lines: ['stringify', 'parse'],
      wide: [28, 5, 12, 19],
      narrow: [3, 19, 34, 8],
    },
    storage: {
      title: 'localStorage',
      lines: ['"shop-view":', '"board"'],
      wide: [50, 5, 15, 19],
      narrow: [3, 37, 34, 9],
    },
    other: {
      kind: 'screen',
      title: 'Tab 2',
      sketch: 'text',
      wide: [74, 8, 15, 13],
      narrow: [10, 55, 20, 9],
    },
  },
  arrows: [
    { from: 'setter', to: 'codec', callout: 1 },
    { from: 'codec', to: 'storage', callout: 2, at: 0.25 },
    { from: 'storage', to: 'codec', callout: 3, at: 0.75 },
    { from: 'codec', to: 'reader' },
    { from: 'storage', to: 'other', callout: 4, dashed: true },
  ],
  legend: [
    'The setter passes the value to the codec. `null` removes the key.',
    '`stringify` converts it to a string. Storage contains strings only.',
    '`parse` runs while React renders, for each component with this key. Without a stored string, the initial value is used.',
    'Other tabs receive a `storage` event. Session storage is limited to one tab.',
  ],
};
