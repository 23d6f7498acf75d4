import type { Diagram, MenuRow } from '../Diagram';
import { outlineBoxes, slotLeaders, slotNameBoxes, type OutlinePart } from '../outline';

const slots = ['appTitle', 'toolbarActions', 'toolbarAccount', 'sidebarFooter'];

const menu: MenuRow[] = [
  { text: 'Workshop', kind: 'header' },
  { text: 'Dashboard' },
  { text: 'Orders', kind: 'selected' },
  'divider',
  { text: 'Parts' },
];

const desktop: OutlinePart[] = [
  { at: [0, 0, 720, 401] },
  { at: [0, 0, 720, 65] },
  { at: [12, 12, 40, 40], sketch: 'icon' },
  { at: [60, 12, 191, 40], slot: 'appTitle' },
  { at: [68, 18, 28, 28], sketch: 'avatar' },
  { at: [108, 26, 120, 12], sketch: 'heading' },
  { at: [618, 12, 40, 40], slot: 'toolbarActions' },
  { at: [618, 12, 40, 40], sketch: 'icon' },
  { at: [666, 11, 42, 42], slot: 'toolbarAccount' },
  { at: [671, 16, 32, 32], sketch: 'avatar' },
  { at: [0, 65, 240, 335] },
  { at: [0, 65, 240, 202], menu },
  { at: [0, 344, 240, 54], slot: 'sidebarFooter' },
  { at: [16, 367, 150, 10], sketch: 'heading' },
  { at: [264, 92, 105, 12], sketch: 'heading' },
  { at: [264, 124, 432, 80], sketch: 'chart' },
  { at: [264, 228, 432, 112], sketch: 'grid' },
];

const phone: OutlinePart[] = [
  { at: [0, 0, 390, 481] },
  { at: [0, 0, 390, 57] },
  { at: [10, 8, 40, 40], sketch: 'icon' },
  { at: [50, 8, 191, 40], slot: 'appTitle' },
  { at: [58, 14, 28, 28], sketch: 'avatar' },
  { at: [98, 22, 120, 12], sketch: 'heading' },
  { at: [290, 8, 40, 40], slot: 'toolbarActions' },
  { at: [290, 8, 40, 40], sketch: 'icon' },
  { at: [338, 7, 42, 42], slot: 'toolbarAccount' },
  { at: [343, 12, 32, 32], sketch: 'avatar' },
  { at: [0, 57, 320, 422] },
  { at: [0, 57, 320, 202], menu },
  { at: [0, 424, 320, 54], slot: 'sidebarFooter' },
  { at: [16, 447, 150, 10], sketch: 'heading' },
];

export const dashboardLayoutSlots: Diagram = {
  label:
    'The outline of DashboardLayout with its four slots. In the header are appTitle, after the menu button, and, at the end, toolbarActions and toolbarAccount. The sidebarFooter slot is at the bottom of the sidebar, below the navigation.',
  boxes: {
    ...outlineBoxes(slots, desktop, { layout: 'wide', x: 1, y: 9, scale: 704 / 720 }),
    ...slotNameBoxes(slots, {
      appTitle: { start: 10, top: 4 },
      toolbarActions: { end: 81.25, top: 4 },
      toolbarAccount: { end: 88, top: 1 },
      sidebarFooter: { start: 34, top: 53.25 },
    }),
    ...outlineBoxes(slots, phone, { layout: 'narrow', x: 1, y: 2, scale: 304 / 390 }),
  },
  arrows: slotLeaders(slots),
  legend: [
    '`appTitle` shows the logo and the title from `branding`, as a link to `homeUrl`.',
    '`toolbarActions` shows the `ThemeSwitcher`.',
    '`toolbarAccount` shows `Account`, which is empty without `authentication`.',
    '`sidebarFooter` is empty. Your component receives `mini`, true while the sidebar is collapsed.',
  ],
  slots: { DashboardLayout: slots },
};
