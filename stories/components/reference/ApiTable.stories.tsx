import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { ApiRow } from '../../../src/components/ApiTable/ApiRow';
import { ApiTable } from '../../../src/components/ApiTable/ApiTable';
import { format } from '../../../src/domain/strings/format';
import { strings } from '../../../src/domain/strings/strings';
import {
  apiTableStory,
  descriptionOf,
  displayOf,
  isATable,
  names,
  rowOf,
  shown,
} from './apiTableStory';
import { lessMotion, nothingMoves } from '../shared/mediaFeatures';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { manyProps, sampleClasses, sampleParameters, sampleSlots } from './sampleApi';

const meta = preview.meta({ ...apiTableStory, title: 'ApiTable' });

export const Props = meta.story({ play: ({ canvas }) => isATable(canvas) });

export const Slots = meta.story({
  args: { id: 'slots', caption: 'Slots of DashboardLayout', kind: 'slots', rows: sampleSlots },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Slot',
      'Default',
      'Description',
    ]);
    // Three rows need no filter.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Classes = meta.story({
  args: { id: 'classes', caption: 'CSS classes of Button', kind: 'classes', rows: sampleClasses },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Key',
      'Class',
      'Description',
    ]);
  },
});

export const Parameters = meta.story({
  args: {
    id: 'parameters',
    caption: 'Parameters of useLocalStorageState',
    kind: 'parameters',
    rows: sampleParameters,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'key required' })).toBeVisible();
  },
});

export const Deprecated = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('rowheader', { name: 'disableCollapsibleSidebar deprecated' }),
    ).toBeVisible();
    await expect(descriptionOf(canvasElement, 'disableCollapsibleSidebar')).toHaveTextContent(
      'Deprecated. Use hideNavigation or a slot of your own.',
    );
  },
});

/** What uses a prop is a popover: some props have a dozen demos. */
export const UsedInDemos = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Used in 2 demos' });
    const link = within(rowOf(canvasElement, 'onNavigate')).getByText('Events');
    await expect(canvas.getByRole('button', { name: 'Used in 1 demo' })).toBeVisible();
    await expect(link).not.toBeVisible();
    await step('a click opens it at the button', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '#events');
      const panel = link.closest('[popover]')!.getBoundingClientRect();
      const { top, bottom } = button.getBoundingClientRect();
      // Above it, where there is no room below.
      const distance = Math.min(Math.abs(panel.top - bottom), Math.abs(panel.bottom - top));
      await expect(distance).toBeLessThan(16);
    });
    await noSidewaysScroll();
  },
});

export const UsedInDemosOnAPhone = UsedInDemos.extend({
  globals: { viewport: { value: 'narrow' }, mode: 'dark' },
});

/** Name, type and default share the first line; the description takes the whole width below. */
export const DefinitionRows = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 'sidebarExpandedWidth');
    const [name, type, standard, description] = [...row.cells].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(type!.top).toBeLessThan(name!.bottom);
    await expect(standard!.top).toBeLessThan(name!.bottom);
    await expect(description!.top).toBeGreaterThanOrEqual(type!.bottom);
    await expect(description!.width).toBeCloseTo(row.getBoundingClientRect().width, 0);
    // Beside a type of several lines, the others align with its first one.
    const tops = [...rowOf(canvasElement, 'branding').cells]
      .slice(0, 3)
      .map((cell) => cell.querySelector('code')!.getClientRects()[0]!.top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
  },
});

const longNames: readonly ApiRow[] = [
  {
    name: 'dashboardLayoutCustomThemeSwitcherSlotProps',
    type: 'JSXElementConstructor<DashboardLayoutCustomThemeSwitcherProps>|ThemeSwitcherElement',
    defaultValue: 'DashboardLayoutCustomThemeSwitcher',
    description: [],
  },
];

/** Long names break between their words, never inside one. */
export const LongNames = meta.story({
  args: { rows: longNames },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    for (const code of canvasElement.querySelectorAll('tbody code')) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        await expect(range.getClientRects().length, text.textContent!).toBeLessThanOrEqual(1);
      }
    }
    await noSidewaysScroll();
  },
});

export const LongNamesRightToLeft = LongNames.extend({
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
});

export const TypesLinked = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'ReactNode' }))
      await expect(link).toHaveAttribute('href', '#react-node');
  },
});

export const LongTypeCollapsed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(rowOf(canvasElement, 'navigation').cells[1]!.innerText).toBe(
      "{ kind?: 'page'; segment?: string; title?: string; icon?: … Show all",
    );
    await expect(canvas.getByText("| { kind: 'divider' }")).not.toBeVisible();
  },
});

export const LongTypeExpanded = LongTypeCollapsed.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all'));
    await expect(canvas.getByText("| { kind: 'divider' }")).toBeVisible();
    await expect(canvas.getByText('Show less')).toBeVisible();
    await noSidewaysScroll();
  },
});

export const List = meta.story({
  globals: { viewport: { value: 'laptop' } },
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
    // Room for the chevrons.
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveStyle({ paddingInlineStart: '20px' });
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

CompactRowOpened.test('a second click closes it', async ({ canvas, canvasElement, userEvent }) => {
  canvas.getByRole('link', { name: 'onNavigate', expanded: true }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(descriptionOf(canvasElement, 'onNavigate')).not.toBeVisible();
  await expect(canvas.getByRole('link', { name: 'onNavigate', expanded: false })).toHaveFocus();
});

/** The browser handles clicks with Ctrl, which open a new tab. */
CompactRowOpened.test(
  'a press with a key leaves it as it is',
  async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'children' });
    const taken: boolean[] = [];
    const onClick = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    canvasElement.addEventListener('click', onClick);
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(link);
      await userEvent.keyboard(`{/${key}}`);
    }
    canvasElement.removeEventListener('click', onClick);
    await expect(taken).toEqual([false, false, false, false]);
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
  },
);

export const ChosenByUser = meta.story({
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(platform.storage.get('apiPage_props')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(platform.storage.get('apiPage_props')).toBe('collapsed');
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(descriptionOf(canvasElement, 'children')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'children' })).not.toHaveAttribute(
      'aria-expanded',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
  },
});

export const ChosenByKeyboard = meta.story({
  globals: { viewport: { value: 'laptop' } },
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

/** One switch for all tables of a page. Each kind keeps its choice, so that an older one for one kind still applies. */
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
  play: async ({ canvas, platform, step, userEvent }) => {
    const tops = () =>
      canvas
        .getAllByRole('table')
        .map(
          (table) => getComputedStyle(table.querySelector('tbody td:last-child')!).gridColumnStart,
        );
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await step('earlier choices apply', async () => {
      await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
      await expect(tops()).toEqual(['1', '1', '2', '1']);
    });
    await step('the switch changes every kind', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
      await expect(tops()).toEqual(['2', '2', '2', '2']);
      for (const key of ['apiPage_props', 'apiPage_slots', 'apiPage_classes'])
        await expect(platform.storage.get(key)).toBe('expanded');
    });
  },
});

export const StorageBlocked = meta.story({
  // Nothing can be stored, so toolbars have no effect.
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(descriptionOf(canvasElement, 'children')).not.toBeVisible();
  },
});

export const StorageFull = StorageBlocked.extend({ parameters: { platform: { storage: 'full' } } });

export const InvalidStoredValue = meta.story({
  parameters: { platform: { stored: { apiPage_props: 'Table' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
    await expect(canvas.getByRole('columnheader', { name: 'Type' })).toBeVisible();
  },
});

export const ThreeHundredRows = meta.story({
  args: { rows: manyProps },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.type(filter, '29');
    await userEvent.clear(filter);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(shown(canvasElement)).toHaveLength(300);
    // Left at one row: axe would take minutes for the others, which are alike.
    await userEvent.type(filter, '299');
    await expect(shown(canvasElement)).toEqual(['navigation299']);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(/^Nothing matches/)).toBeVisible();
    await expect(shown(canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
});

/** The page before its script runs, or without it. */
export const WithoutScript = meta.story({
  parameters: { noScript: true },
  play: async ({ canvas, canvasElement, platform, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sidebar');
    await userEvent.click(canvas.getByText('Compact'));
    await expect(shown(canvasElement)).toEqual(names);
    await expect(descriptionOf(canvasElement, 'children')).toBeVisible();
    await expect(platform.storage.get('apiPage_props')).toBeNull();
  },
});

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

export const LongTypeExpandedOnAPhone = LongTypeExpanded.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const Dense = Props.extend({ globals: { density: 'dense' } });

export const Dark = Props.extend({ globals: { mode: 'dark' } });

export const CardsRightToLeft = Cards.extend({
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
});

export const Printed = Compact.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas, canvasElement }) => {
    for (const name of names) await expect(descriptionOf(canvasElement, name)).toBeVisible();
    await expect(
      canvas.getByText("| { kind: 'divider' }").checkVisibility({ contentVisibilityAuto: true }),
    ).toBe(true);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const ReducedMotion = CompactRowOpened.extend({
  ...lessMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'onNavigate' }));
    await expect(descriptionOf(canvasElement, 'onNavigate')).toBeVisible();
    await nothingMoves();
  },
});

/** Strings longer than in English, also those written by the behavior. */
export const LongerStrings = meta.story({
  globals: { locale: 'en-XA' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      format(strings['api.found'], { count: '0', all: String(args.rows.length) }),
    );
    await expect(canvas.getByText('zzz').parentElement).toHaveTextContent(
      format(strings['api.nothing'], { typed: 'zzz' }),
    );
    await noSidewaysScroll();
    await userEvent.click(canvas.getByRole('button', { name: strings['api.clear'] }));
    await expect(
      canvas.getByRole('columnheader', { name: strings['api.description'] }),
    ).toBeVisible();
  },
});
