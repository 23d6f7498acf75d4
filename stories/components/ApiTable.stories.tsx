import type { ReactNode } from 'react';
import { expect, type screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ApiTable } from '../../src/components/ApiTable/ApiTable';
import { attachApiTable } from '../../src/components/ApiTable/ApiTable.behavior';
import { Attached } from './samples/Attached';
import { manyProps, sampleClasses, sampleParameters, sampleProps, sampleSlots } from './samples/sampleApi';

const behaviors = [attachApiTable];

const onAPage = (Story: () => ReactNode) => (
  <Attached behaviors={behaviors}>
    <div className="prose">{Story()}</div>
  </Attached>
);

const meta = preview.meta({
  title: 'Components/ApiTable',
  component: ApiTable,
  args: { id: 'props', caption: 'Props of DashboardLayout', rows: sampleProps, kind: 'props' as const },
  decorators: [onAPage],
});

const names = sampleProps.map(({ name }) => name);

/** The names of the rows that are shown. */
const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody > tr')].filter((row) => row.checkVisibility()).map((row) => row.querySelector('a')!.textContent);

const rowOf = (root: HTMLElement, name: string) => root.querySelector<HTMLTableRowElement>(`#props-${name}`)!;
const descriptionOf = (root: HTMLElement, name: string) => rowOf(root, name).querySelector<HTMLElement>('[data-cell]')!;
const displayOf = (root: HTMLElement) => getComputedStyle(rowOf(root, 'children')).display;

const noSidewaysScroll = async () => {
  const root = document.documentElement;
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
};

const isMarked = async (row: HTMLElement) => {
  await expect(row.matches(':target')).toBe(true);
  await expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
};

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Rows that are drawn as cards must not cease to be a table for assistive technology. */
const isATable = async (canvas: Canvas) => {
    await expect(canvas.getByRole('table', { name: 'Props of DashboardLayout' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Prop', 'Type', 'Default', 'Description']);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + names.length);
    await expect(canvas.getAllByRole('cell')).toHaveLength(3 * names.length);
    await expect(canvas.getByRole('rowheader', { name: 'children required' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'navigation new' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Filter: Props of DashboardLayout' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'View: Props of DashboardLayout' })).toBeVisible();
    await noSidewaysScroll();
};

export const Props = meta.story({ play: ({ canvas }) => isATable(canvas) });

export const Slots = meta.story({
  args: { id: 'slots', caption: 'Slots of DashboardLayout', kind: 'slots', rows: sampleSlots },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Slot', 'Default', 'Description']);
    // A filter for three rows would only stand in the way.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Classes = meta.story({
  args: { id: 'classes', caption: 'CSS classes of Button', kind: 'classes', rows: sampleClasses },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Key', 'Class', 'Description']);
  },
});

export const Parameters = meta.story({
  args: { id: 'parameters', caption: 'Parameters of useLocalStorageState', kind: 'parameters', rows: sampleParameters },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'key required' })).toBeVisible();
  },
});

export const Deprecated = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: 'disableCollapsibleSidebar deprecated' })).toBeVisible();
    await expect(descriptionOf(canvasElement, 'disableCollapsibleSidebar')).toHaveTextContent('Deprecated. Use hideNavigation or a slot of your own.');
  },
});

export const UsedInDemos = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(descriptionOf(canvasElement, 'onNavigate')).toHaveTextContent('Demos: Routing, Events');
    await expect(canvas.getByRole('link', { name: 'Mini sidebar' })).toHaveAttribute('href', '#mini-sidebar');
  },
});

export const TypesLinked = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'ReactNode' })) await expect(link).toHaveAttribute('href', '#react-node');
  },
});

export const LongTypeFolded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(rowOf(canvasElement, 'navigation').cells[1]!.innerText).toBe("{ kind?: 'page'; segment?: string; title?: string; icon?: … Show all");
    await expect(canvas.getByText("| { kind: 'divider' }")).not.toBeVisible();
  },
});

export const LongTypeUnfolded = LongTypeFolded.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all'));
    await expect(canvas.getByText("| { kind: 'divider' }")).toBeVisible();
    await expect(canvas.getByText('Show less')).toBeVisible();
    await noSidewaysScroll();
  },
});

export const List = meta.story({
  parameters: { platform: { stored: { apiPage_props: 'expanded' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(displayOf(canvasElement)).toBe('grid');
    await expect(descriptionOf(canvasElement, 'children')).toBeVisible();
    await isATable(canvas);
  },
});

export const Compact = meta.story({
  parameters: { platform: { stored: { apiPage_props: 'collapsed' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
    for (const name of names) {
      await expect(descriptionOf(canvasElement, name)).not.toBeVisible();
      await expect(canvas.getByRole('link', { name, expanded: false })).toBeVisible();
    }
  },
});

export const CompactRowOpened = Compact.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'onNavigate' });
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(descriptionOf(canvasElement, 'onNavigate')).toBeVisible();
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
    await expect(location.hash).toBe('#props-onNavigate');
  },
});

CompactRowOpened.test('the same press closes it', async ({ canvas, canvasElement, userEvent }) => {
  canvas.getByRole('link', { name: 'onNavigate', expanded: true }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(descriptionOf(canvasElement, 'onNavigate')).not.toBeVisible();
  await expect(canvas.getByRole('link', { name: 'onNavigate', expanded: false })).toHaveFocus();
});

export const ChosenByReader = meta.story({
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(platform.storage.get('apiPage_props')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(platform.storage.get('apiPage_props')).toBe('collapsed');
    await expect(platform.storage.get('apiPage_slots')).toBeNull();
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(descriptionOf(canvasElement, 'children')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'children' })).not.toHaveAttribute('aria-expanded');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Table' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await expect(displayOf(canvasElement)).toBe('grid');
    await expect(getComputedStyle(canvas.getByText('List')).outlineStyle).toBe('solid');
  },
});

export const ChosenInOtherTab = meta.story({
  play: async ({ canvas, canvasElement, platform }) => {
    platform.storage.writeFromOtherTab('apiPage_props', 'collapsed');
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
  },
});

/** Tables of one kind are drawn alike, on all pages; each kind is remembered on its own. */
export const EachKindRemembered = meta.story({
  parameters: { platform: { stored: { apiPage_slots: 'expanded', apiPage_classes: 'collapsed' } } },
  render: (args) => (
    <>
      <ApiTable {...args} />
      <ApiTable id="parameters" caption="Parameters" kind="parameters" rows={sampleParameters} />
      <ApiTable id="slots" caption="Slots" kind="slots" rows={sampleSlots} />
      <ApiTable id="classes" caption="Classes" kind="classes" rows={sampleClasses} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const chosen = () => canvas.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));
    await expect(chosen()).toEqual(['table', 'table', 'expanded', 'collapsed']);
    await userEvent.click(canvas.getAllByRole('radio', { name: 'List' })[0]!);
    await expect(chosen()).toEqual(['expanded', 'expanded', 'expanded', 'collapsed']);
  },
});

export const StorageBlocked = meta.story({
  // No choice can be kept, so none of the toolbar's is.
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
  },
});

export const StorageFull = StorageBlocked.extend({ parameters: { platform: { storage: 'full' } } });

export const JunkStored = meta.story({
  parameters: { platform: { stored: { apiPage_props: 'Table' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(displayOf(canvasElement)).toBe('table-row');
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'menu SIDEBAR');
    await expect(shown(canvasElement)).toEqual(['defaultSidebarCollapsed', 'disableCollapsibleSidebar', 'sidebarExpandedWidth']);
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

Filtered.test('it looks into types once, and not at what folds them', async ({ canvas, canvasElement, userEvent }) => {
  const filter = canvas.getByRole('searchbox');
  await userEvent.clear(filter);
  await userEvent.type(filter, 'divider');
  await expect(shown(canvasElement)).toEqual(['navigation']);
  await userEvent.clear(filter);
  await userEvent.type(filter, 'show all');
  await expect(shown(canvasElement)).toEqual([]);
});

export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(/^Nothing matches/)).toHaveTextContent('Nothing matches “zzz”.');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 7');
    await expect(shown(canvasElement)).toEqual([]);
  },
});

NothingFound.test('Clear filter brings the rows back', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
  await expect(shown(canvasElement)).toEqual(names);
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Clear filter' })).toBeNull();
});

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

/** Follows a link as a reader does; the event of the new hash comes later. */
const goTo = (hash: string) =>
  new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
    location.hash = hash;
  });

export const RowInTheAddress = meta.story({
  play: async ({ canvasElement }) => {
    await goTo('props-branding');
    await isMarked(rowOf(canvasElement, 'branding'));
  },
});

export const RowInTheAddressWhileFiltered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sidebar');
    await expect(rowOf(canvasElement, 'branding')).not.toBeVisible();
    await goTo('props-branding');
    await isMarked(rowOf(canvasElement, 'branding'));
    await expect(shown(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const RowInTheAddressCompact = Compact.extend({
  play: async ({ canvas, canvasElement }) => {
    await goTo('props-branding');
    await expect(descriptionOf(canvasElement, 'branding')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'branding', expanded: true })).toBeVisible();
    await isMarked(rowOf(canvasElement, 'branding'));
  },
});

export const Inherited = meta.story({
  args: { caption: 'Props of Button', rows: manyProps },
  render: (args) => (
    <details>
      <summary>300 props of Button</summary>
      <ApiTable {...args} />
    </details>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 props of Button').parentElement).not.toHaveAttribute('open');
  },
});

Inherited.test('a row in the address opens the fold around it', async ({ canvasElement }) => {
  await goTo('props-branding198');
  await isMarked(rowOf(canvasElement, 'branding198'));
  await expect(rowOf(canvasElement, 'branding198')).toBeVisible();
  const { top, bottom } = rowOf(canvasElement, 'branding198').getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
});

export const ThreeHundredRows = meta.story({
  args: { rows: manyProps },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.type(filter, 'navigation299');
    await expect(shown(canvasElement)).toEqual(['navigation299']);
    await userEvent.clear(filter);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(shown(canvasElement)).toHaveLength(300);
  },
});

/** What a page is before its script has come, or where it never comes. */
export const WithoutScript = meta.story({
  decorators: [(Story) => <Attached behaviors={[]}>{Story()}</Attached>],
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(names);
  },
});

export const RowInTheAddressAsCard = RowInTheAddress.extend({ globals: { viewport: { value: 'phone' } } });

export const Cards = Props.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(displayOf(canvasElement)).toBe('block');
    await isATable(canvas);
  },
});

export const CardsAt320Pixels = Cards.extend({ globals: { viewport: { value: 'narrow' } } });

export const ListOnAPhone = List.extend({
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => isATable(canvas),
});

export const CompactOnAPhone = Compact.extend({
  globals: { viewport: { value: 'phone' } },
});

export const FilteredOnAPhone = Filtered.extend({ globals: { viewport: { value: 'narrow' } } });

export const LongTypeUnfoldedOnAPhone = LongTypeUnfolded.extend({ globals: { viewport: { value: 'narrow' } } });

export const Dense = Props.extend({ globals: { density: 'dense' } });

export const Dark = Props.extend({ globals: { mode: 'dark' } });

export const RowInTheAddressDark = RowInTheAddress.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Props.extend({ globals: { direction: 'rtl' } });

export const ListRightToLeft = List.extend({ globals: { direction: 'rtl' } });

export const CompactRightToLeft = CompactRowOpened.extend({ globals: { direction: 'rtl' } });

export const CardsRightToLeft = Cards.extend({ globals: { viewport: { value: 'phone' }, direction: 'rtl' } });

export const ForcedColors = RowInTheAddress.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, canvasElement }) => {
    await goTo('props-branding');
    await expect(getComputedStyle(rowOf(canvasElement, 'branding')).outlineStyle).toBe('solid');
    await expect(getComputedStyle(canvas.getByText('Table')).textDecorationLine).toBe('underline');
  },
});

export const Printed = Compact.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas, canvasElement }) => {
    for (const name of names) await expect(descriptionOf(canvasElement, name)).toBeVisible();
    await expect(canvas.getByText("| { kind: 'divider' }").checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
