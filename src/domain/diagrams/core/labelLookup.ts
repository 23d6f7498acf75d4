import type { Diagram } from '../Diagram';

export const labelLookup: Diagram = {
  label:
    'Where a label is looked up: first in the localeText prop of the component, then in that of AppProvider, then in the theme, and last in English. The first place that has it wins.',
  boxes: {
    component: {
      kind: 'accent',
      title: 'Component',
      lines: ['localeText'],
      wide: [1, 2, 17, 8],
      narrow: [3, 1, 34, 6],
    },
    provider: {
      title: 'AppProvider',
      lines: ['localeText'],
      wide: [24, 2, 17, 8],
      narrow: [3, 12, 34, 6],
    },
    theme: { title: 'Theme', lines: ['hiIN'], wide: [47, 2, 17, 8], narrow: [3, 23, 34, 6] },
    english: { title: 'English', lines: ['en'], wide: [70, 2, 17, 8], narrow: [3, 34, 34, 6] },
  },
  arrows: [
    { from: 'component', to: 'provider', dashed: true },
    { from: 'provider', to: 'theme', dashed: true },
    { from: 'theme', to: 'english', dashed: true },
  ],
};
