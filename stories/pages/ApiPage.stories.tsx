import { expect } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import page from 'reference:core/api/dashboard-layout';
import { isReferencePage } from '../../src/app/build/reference/ReferencePage';
import { wholePage } from './DocsPage';
import { hasItsFrame } from './pageChecks';

/** A reference page generated from the package, with its real tables. */
const meta = preview.meta({ ...wholePage, title: 'API page', tags: ['!autodocs'], args: page });

const propsTable = { name: 'Props of DashboardLayout' };

function propNames(record: (typeof page)['record']): string[] {
  const blocks = isReferencePage(record) ? record.blocks : [];
  const own = blocks.find((block) => block.kind === 'table');
  return own ? own.table.rows.map(({ name }) => name) : [];
}

export const Desktop = meta.story({
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    const table = canvas.getByRole('table', propsTable);
    const names = propNames(args.record);
    await expect(table.querySelectorAll('tbody > tr')).toHaveLength(names.length);
    await expect(getComputedStyle(table.querySelector('tbody > tr')!).display).toBe('grid');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'DashboardLayout',
    );
    // The table of contents links to the rows.
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect([...contents.querySelectorAll('a')].map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Props', ...names]),
    );
  },
});

export const Phone = Desktop.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await hasItsFrame(canvas, args);
    await expect(
      getComputedStyle(canvas.getByRole('table', propsTable).querySelector('tbody > tr')!).display,
    ).toBe('block');
  },
});
