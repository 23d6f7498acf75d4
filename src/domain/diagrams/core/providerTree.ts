import type { Cells, Diagram, DiagramBox } from '../Diagram';

/** What AppProvider renders, from the outside in. */
const layers = [
  'AppProvider',
  'Session, router',
  'Theme',
  'LocalizationProvider',
  'NotificationsProvider',
  'DialogsProvider',
  'Branding, navigation',
];

/** A box with as many others around it. */
const inside = (
  [x, y, width, height]: Cells,
  depth: number,
  [side, top, bottom]: readonly [number, number, number],
): Cells => [
  x + depth * side,
  y + depth * top,
  width - 2 * depth * side,
  height - depth * (top + bottom),
];

const layerBoxes = layers.map((title, depth): [id: string, box: DiagramBox] => [
  title,
  {
    kind: 'panel',
    title,
    callout: depth || undefined,
    wide: inside([1, 2, 88, 41], depth, [3, 3, 2]),
    narrow: inside([1, 2, 38, 44], depth, [1, 3, 1]),
  },
]);

export const providerTree: Diagram = {
  label:
    'AppProvider as nested boxes: session and router, theme, LocalizationProvider, NotificationsProvider, DialogsProvider, branding and navigation. The innermost box is your app: DashboardLayout and what is inside it.',
  boxes: {
    ...Object.fromEntries(layerBoxes),
    app: {
      kind: 'accent',
      title: 'Your app',
      lines: ['<DashboardLayout>'],
      wide: [30, 23, 30, 6],
      narrow: [9, 23.5, 22, 13],
    },
  },
  legend: [
    '`useSession`, `Account` and every link read the `session`, `authentication` and `router` props.',
    'The `theme` prop becomes a `ThemeProvider` with a `CssBaseline`, and the color mode is stored.',
    '`localeText` changes labels; `useLocaleText` reads them.',
    '`useNotifications` shows messages here.',
    '`useDialogs` opens dialogs here.',
    '`branding` reaches the header and the sign-in page, `navigation` the menu, titles and breadcrumbs.',
  ],
};
