import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import page from './fixtures/WideTables.mdx?compiled';
import { noSidewaysScroll } from '../components/shared/checks';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';
import { caption } from '../kit/docs';

const meta = preview.meta({ ...wholePage, title: 'Wide tables', tags: ['!autodocs'], args: page });

export const Desktop = meta.story({ play: ({ args, canvas }) => hasItsFrame(canvas, args) });

export const Phone = Desktop.extend({
  parameters: caption(
    'Rows become cards: nothing is cut off, and each value has the heading of its column.',
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    const table = canvas.getByRole('group', { name: 'Table: Props' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const row = within(table).getAllByRole('row')[2]!;
    const cells = within(row).getAllByRole('cell', { hidden: true });
    await expect(cells.map(({ dataset }) => dataset.label)).toEqual([
      undefined,
      'Type',
      'Default',
      'Required',
      'Since',
      'Description',
    ]);
    const shown = cells.filter((cell) => cell.checkVisibility());
    await expect(shown.map((cell) => cell.getBoundingClientRect().left)).toEqual(
      shown.map(() => shown[0]!.getBoundingClientRect().left),
    );
    await expect(cells[3]).not.toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  },
});

export const Printed = Desktop.extend({
  parameters: { media: { print: true } },
  globals: { viewport: { value: 'paper' } },
  play: noSidewaysScroll,
});
