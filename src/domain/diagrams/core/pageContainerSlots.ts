import type { Diagram } from '../Diagram';
import { outlineBoxes, slotLeaders, slotNameBoxes, type OutlinePart } from '../outline';

const slots = ['header', 'toolbar'];

const wide: OutlinePart[] = [
  { at: [0, 0, 720, 256] },
  { at: [24, 16, 672, 66], slot: 'header' },
  { at: [32, 26, 140, 7], sketch: 'heading' },
  { at: [32, 51, 110, 16], sketch: 'heading' },
  { at: [518, 36, 174, 42], slot: 'toolbar' },
  { at: [530, 42, 60, 30], sketch: 'outlinedButton' },
  { at: [604, 42, 72, 30], sketch: 'button' },
  { at: [24, 102, 672, 130], sketch: 'grid' },
];

const phone: OutlinePart[] = [
  { at: [0, 0, 390, 280] },
  { at: [16, 16, 358, 66], slot: 'header' },
  { at: [24, 26, 130, 7], sketch: 'heading' },
  { at: [24, 51, 100, 16], sketch: 'heading' },
  { at: [196, 36, 174, 42], slot: 'toolbar', numberAtStart: true },
  { at: [206, 42, 60, 30], sketch: 'outlinedButton' },
  { at: [276, 42, 72, 30], sketch: 'button' },
  { at: [16, 104, 358, 144], sketch: 'grid' },
];

export const pageContainerSlots: Diagram = {
  label:
    'The outline of PageContainer. The header slot is above the content, as wide as the page: breadcrumbs, the title below them, and at the end of the row the toolbar slot with two buttons. The toolbar is a slot of PageHeader, the default header.',
  boxes: {
    ...outlineBoxes(slots, wide, { layout: 'wide', x: 1, y: 5, scale: 704 / 720 }),
    ...slotNameBoxes(slots, { header: { start: 30, top: 1 }, toolbar: { start: 68, top: 1 } }),
    ...outlineBoxes(slots, phone, { layout: 'narrow', x: 1, y: 1, scale: 304 / 390 }),
  },
  arrows: slotLeaders(slots),
  legend: [
    '`header` of `PageContainer` shows `PageHeader`: breadcrumbs and title.',
    '`toolbar` of `PageHeader` shows `PageHeaderToolbar`, which is empty until it has children.',
  ],
  slots: { PageContainer: ['header'], PageHeader: ['toolbar'] },
};
