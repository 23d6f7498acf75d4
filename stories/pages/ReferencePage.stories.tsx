import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import page from './fixtures/WideTables.mdx?compiled';
import { noSidewaysScroll } from '../components/shared/noSidewaysScroll';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

const meta = preview.meta({ ...wholePage, title: 'Pages/Reference page', args: page });

export const Desktop = meta.story({ play: ({ args, canvas }) => hasItsFrame(canvas, args) });

export const Tablet = Desktop.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await hasItsFrame(canvas, args);
    const table = canvas.getByRole('group', { name: 'Table: Props' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    // Scrollable content can be focused and scrolled with the keyboard.
    table.focus();
    await expect(table).toHaveFocus();
    await userEvent.tab();
    await expect(table).not.toHaveFocus();
    // The name of a row stays in view.
    const name = table.querySelector('tbody td')!;
    const start = name.getBoundingClientRect().left;
    table.scrollLeft = getComputedStyle(table).direction === 'rtl' ? -200 : 200;
    await expect(Math.abs(table.scrollLeft)).toBe(200);
    await expect(name.getBoundingClientRect().left).toBe(start);
    table.scrollLeft = 0;
  },
});

export const Dark = Desktop.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Desktop.extend({ globals: { direction: 'rtl' } });

export const PhoneDarkRightToLeft = Phone.extend({
  globals: { viewport: { value: 'phone' }, mode: 'dark', direction: 'rtl' },
});

export const Dense = Desktop.extend({ globals: { density: 'dense' } });

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  play: noSidewaysScroll,
});
