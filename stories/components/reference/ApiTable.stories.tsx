import type { Decorator } from '@storybook/react-vite';
import { expect, within, type screen } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import type { ApiRow } from '../../../src/components/ApiTable/ApiRow';
import { ApiTable } from '../../../src/components/ApiTable/ApiTable';
import { inArticle, StoryBox } from '../../kit/decorators';
import { goTo } from '../shared/actions';
import { choiceOf } from '../../kit/docs';
import { noSidewaysScroll, textsOf, linksTo } from '../shared/checks';
import { sampleClasses, sampleParameters, sampleProps, sampleSlots } from './sampleApi';

/** The mark of a row is beside the table, in the gutter of the page. */
const inGutter: Decorator = (Story) => (
  <StoryBox paddingInlineStart={8}>
    <Story />
  </StoryBox>
);

const meta = preview.meta({
  title: 'ApiTable',
  component: ApiTable,
  argTypes: { kind: choiceOf(['props', 'slots']) },
  args: {
    id: 'props',
    caption: 'Props of DashboardLayout',
    rows: sampleProps,
    kind: 'props' as const,
  },
  decorators: [inArticle, inGutter],
});

const names = sampleProps.map(({ name }) => name);

const rowOf = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLTableRowElement>(`#props-${name}`)!;
const descriptionOf = (root: HTMLElement, name: string) =>
  rowOf(root, name).querySelector<HTMLElement>('[data-column="description"]')!;
const displayOf = (root: HTMLElement) => getComputedStyle(rowOf(root, 'children')).display;

type Canvas = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Rows shown as cards must remain a table for assistive technology. */
const isATable = async (canvas: Canvas) => {
  await expect(canvas.getByRole('table', { name: 'Props of DashboardLayout' })).toBeVisible();
  await expect(textsOf(canvas.getAllByRole('columnheader'))).toEqual([
    'Prop',
    'Type',
    'Default',
    'Description',
  ]);
  await expect(canvas.getAllByRole('row')).toHaveLength(1 + names.length);
  await expect(canvas.getAllByRole('cell')).toHaveLength(3 * names.length);
  await expect(canvas.getByRole('rowheader', { name: 'children required' })).toBeVisible();
  await expect(canvas.getByRole('rowheader', { name: 'navigation added in 0.11' })).toBeVisible();
  await noSidewaysScroll();
};

export const Props = meta.story({ play: ({ canvas }) => isATable(canvas) });

export const Slots = meta.story({
  args: { id: 'slots', caption: 'Slots of DashboardLayout', kind: 'slots', rows: sampleSlots },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('columnheader'))).toEqual([
      'Slot',
      'Default',
      'Description',
    ]);
  },
});

export const Classes = meta.story({
  args: { id: 'classes', caption: 'CSS classes of Button', kind: 'classes', rows: sampleClasses },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('columnheader'))).toEqual([
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

/** A link to the entry of the version's changes, beside the name. */
export const AddedAndChanged = meta.story({
  args: { rows: sampleProps.filter(({ past }) => past) },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('rowheader'))).toEqual([
      'branding added in 0.10 changed in 0.12',
      'navigation added in 0.11',
    ]);
    await linksTo(canvas, 'changed in 0.12', '#in-0-12-0');
    await noSidewaysScroll();
  },
});

Props.test('names what to use instead of a deprecated prop', async ({ canvas, canvasElement }) => {
  await expect(
    canvas.getByRole('rowheader', { name: 'disableCollapsibleSidebar deprecated' }),
  ).toBeVisible();
  await expect(descriptionOf(canvasElement, 'disableCollapsibleSidebar')).toHaveTextContent(
    'Deprecated. Use hideNavigation or a slot of your own.',
  );
});

/** What uses a prop is a popover: some props are used in dozens of places. */
export const UsedIn = meta.story({
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Used in 2 places' });
    const link = within(rowOf(canvasElement, 'onNavigate')).getByText('Events, line 31');
    await expect(canvas.getByRole('button', { name: 'Used in 1 place' })).toBeVisible();
    await expect(link).not.toBeVisible();
    await step('a click opens it at the button', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('link', { name: /^Events, line\s31$/ })).toBe(link);
      await expect(link).toHaveAttribute('href', '#events');
      const panel = link.closest('[popover]')!.getBoundingClientRect();
      const { top, bottom } = button.getBoundingClientRect();
      // Above it, where there is no room below.
      const distance = Math.min(Math.abs(panel.top - bottom), Math.abs(panel.bottom - top));
      await expect(distance).toBeLessThan(16);
    });
    await noSidewaysScroll();
  },
});

export const UsedInOnAPhone = UsedIn.extend({
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
    type: [
      'JSXElementConstructor<DashboardLayoutCustomThemeSwitcherProps>',
      'ThemeSwitcherElement',
    ],
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

Props.test('links names in types', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link', { name: 'ReactNode' }))
    await expect(link).toHaveAttribute('href', '#react-node');
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

export const Cards = Props.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(displayOf(canvasElement)).toBe('block');
    await isATable(canvas);
  },
});

export const Printed = Props.extend({
  parameters: { media: { print: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("| { kind: 'divider' }").checkVisibility({ contentVisibilityAuto: true }),
    ).toBe(true);
  },
});

const isMarked = async (row: HTMLElement) => {
  await expect(row.matches(':target')).toBe(true);
  await expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
};

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

export const RowFromUrl = meta.story({
  play: async ({ canvasElement }) => {
    await goTo('props-branding');
    await isMarked(rowOf(canvasElement, 'branding'));
  },
});

export const ForcedColors = RowFromUrl.extend({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvasElement }) => {
    await goTo('props-branding');
    await expect(getComputedStyle(rowOf(canvasElement, 'branding')).outlineStyle).toBe('solid');
  },
});
