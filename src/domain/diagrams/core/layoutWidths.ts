import type { Diagram, MenuRow } from '../Diagram';

const menu: MenuRow[] = [
  { text: 'Dashboard' },
  { text: 'Orders', kind: 'selected' },
  { text: 'Parts' },
];

const icons: MenuRow[] = menu.map((row) => (row === 'divider' ? row : { ...row, text: '' }));

export const layoutWidths: Diagram = {
  label:
    'DashboardLayout at three widths. On a phone, below sm, the sidebar is hidden behind the menu button. On a tablet, from sm to md, it is a mini drawer with icons, 64 px wide. On a desktop, from md, it is 320 px wide and shows titles.',
  boxes: {
    phone: {
      kind: 'screen',
      title: 'Below sm',
      callout: 1,
      wide: [1, 3, 17, 26],
      narrow: [1, 2, 17, 22],
    },
    phoneButton: { sketch: 'icon', wide: [2, 6.5, 3, 3], narrow: [2, 5.5, 3, 3] },
    phoneBody: { sketch: 'chart', wide: [3, 12, 13, 8], narrow: [3, 11, 13, 7] },
    tablet: {
      kind: 'screen',
      title: 'sm to md',
      callout: 2,
      wide: [23, 3, 24, 26],
      narrow: [21, 2, 18, 22],
    },
    tabletButton: { sketch: 'icon', wide: [23.5, 6.5, 3, 3], narrow: [21.5, 5.5, 3, 3] },
    strip: { kind: 'accent', menu: icons, wide: [23, 10, 4, 19], narrow: [21, 9, 4, 15] },
    tabletBody: { sketch: 'chart', wide: [29, 12, 16, 8], narrow: [27, 11, 10, 7] },
    desktop: {
      kind: 'screen',
      title: 'From md',
      callout: 3,
      wide: [52, 3, 36, 26],
      narrow: [1, 29, 38, 22],
    },
    desktopButton: { sketch: 'icon', wide: [52.5, 6.5, 3, 3], narrow: [1.5, 32.5, 3, 3] },
    side: { kind: 'accent', menu, wide: [52, 10, 14, 19], narrow: [1, 36, 14, 15] },
    desktopBody: { sketch: 'chart', wide: [68, 12, 18, 8], narrow: [17, 38, 20, 7] },
  },
  legend: [
    'Hidden. The menu button opens it as an overlay.',
    'A mini drawer with icons, 64 px wide. The menu button expands it.',
    '320 px, or `sidebarExpandedWidth`. The menu button collapses it.',
  ],
};
