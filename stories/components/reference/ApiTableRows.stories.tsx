import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { attachOnce } from '../../kit/attachOnce';
import { attachApiTable } from '../../../src/components/ApiTable/ApiTable.behavior';
import { apiTableStory, descriptionOf, names, rowOf, shown } from './apiTableStory';
import { atHash, goTo } from '../shared/atHash';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { startOfText } from '../shared/startOfText';

/** Finding a row of the table, by the filter or by its URL. */
const meta = preview.meta({ ...apiTableStory, title: 'ApiTable rows' });

export const Filtered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'menu SIDEBAR');
    await expect(shown(canvasElement)).toEqual([
      'defaultSidebarCollapsed',
      'disableCollapsibleSidebar',
      'sidebarExpandedWidth',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 7');
    await noSidewaysScroll();
  },
});

Filtered.test('Escape clears it', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(shown(canvasElement)).toEqual(names);
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Filtered.test(
  'it looks into types once, and not at what folds them',
  async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.clear(filter);
    await userEvent.type(filter, 'divider');
    await expect(shown(canvasElement)).toEqual(['navigation']);
    await userEvent.clear(filter);
    await userEvent.type(filter, 'show all');
    await expect(shown(canvasElement)).toEqual([]);
  },
);

export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(/^Nothing matches/)).toHaveTextContent('Nothing matches “zzz”.');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 7');
    await expect(shown(canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

NothingFound.test(
  'Clear filter brings the rows back',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(shown(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  },
);

export const PermalinkFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'branding' });
    const opacity = () => getComputedStyle(link, '::before').opacity;
    await expect(opacity()).toBe('0');
    await userEvent.tab();
    while (document.activeElement !== link) await userEvent.tab();
    for (const animation of link.getAnimations({ subtree: true })) animation.finish();
    await expect(opacity()).toBe('1');
    await expect(link).toHaveAttribute('href', '#props-branding');
    await expect(link.closest('tr')).toHaveAttribute('id', 'props-branding');
  },
});

const isMarked = async (row: HTMLElement) => {
  await expect(row.matches(':target')).toBe(true);
  await expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
};

export const RowFromUrl = meta.story({
  play: async ({ canvasElement }) => {
    await goTo('props-branding');
    await isMarked(rowOf(canvasElement, 'branding'));
  },
});

export const RowFromUrlWhileFiltered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sidebar');
    await expect(rowOf(canvasElement, 'branding')).not.toBeVisible();
    await goTo('props-branding');
    await isMarked(rowOf(canvasElement, 'branding'));
    await expect(shown(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const RowFromUrlCompact = meta.story({
  parameters: { platform: { stored: { apiPage_props: 'collapsed' } } },
  play: async ({ canvas, canvasElement }) => {
    await goTo('props-branding');
    await expect(descriptionOf(canvasElement, 'branding')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'branding', expanded: true })).toBeVisible();
    await isMarked(rowOf(canvasElement, 'branding'));
  },
});

/** The initial URL names the row. */
export const RowFromUrlAtStartCompact = RowFromUrlCompact.extend({
  beforeEach: atHash('#props-branding'),
  play: async ({ canvas, canvasElement }) => {
    await expect(descriptionOf(canvasElement, 'branding')).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { expanded: true }).map((link) => link.textContent),
    ).toEqual(['branding']);
  },
});

/** Browsers may restore the text of the filter before the script runs. */
export const FilteredBeforeTheScript = meta.story({
  play: async ({ canvas, canvasElement, platform }) => {
    canvas.getByRole<HTMLInputElement>('searchbox').value = 'branding';
    attachOnce(attachApiTable, canvasElement, platform);
    await expect(shown(canvasElement)).toEqual(['branding']);
  },
});

export const FilteredOnAPhone = Filtered.extend({ globals: { viewport: { value: 'narrow' } } });

export const RowFromUrlAsCard = RowFromUrl.extend({
  globals: { viewport: { value: 'phone' } },
});

export const ForcedColors = RowFromUrl.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, canvasElement }) => {
    await goTo('props-branding');
    await expect(getComputedStyle(rowOf(canvasElement, 'branding')).outlineStyle).toBe('solid');
    await expect(getComputedStyle(canvas.getByText('Table')).textDecorationLine).toBe('underline');
  },
});

export const FilteredRightToLeft = Filtered.extend({ globals: { direction: 'rtl' } });

FilteredRightToLeft.test('the count reads from left to right', async ({ canvas }) => {
  const text = canvas.getByRole('status').firstChild as Text;
  await expect(startOfText(text, '3 ')).toBeLessThan(startOfText(text, 'of'));
});
