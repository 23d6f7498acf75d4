import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiFilter } from '../../../src/components/ApiTable/ApiFilter';
import { ApiTable } from '../../../src/components/ApiTable/ApiTable';
import { behaviors, names, onAPage, shown } from './apiTableStory';
import { goTo } from '../shared/atHash';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { startOfText } from '../shared/startOfText';
import { manyProps, sampleParameters, sampleProps, sampleSlots } from './sampleApi';

const inherited = [
  { title: 'Slots', id: 'slots', rows: sampleSlots },
  { title: 'Storage', id: 'storage', rows: sampleParameters },
];
const all = [...sampleProps, ...sampleSlots, ...sampleParameters];

/** The field that filters every table of a page. It needs JavaScript. */
const meta = preview.meta({
  title: 'ApiFilter',
  component: ApiFilter,
  args: { label: 'Props of DashboardLayout, including inherited props', count: all.length },
  parameters: { behaviors },
  decorators: onAPage,
  render: (args) => (
    <>
      <h2>Props</h2>
      <ApiFilter {...args} />
      <ApiTable
        id="props"
        caption="Props of DashboardLayout"
        kind="props"
        rows={sampleProps}
        isFilteredTogether
      />
      <h2>Inheritance</h2>
      <p>DashboardLayout passes other props to its slots and to the storage.</p>
      {inherited.map(({ title, id, rows }) => (
        <details key={id}>
          <summary>{`${title}: ${rows.length} props`}</summary>
          <ApiTable
            id={id}
            caption={`Props of ${title}`}
            kind="props"
            rows={rows}
            isFilteredTogether
          />
        </details>
      ))}
    </>
  ),
});

const foldOf = (root: HTMLElement, index: number) =>
  root.querySelectorAll<HTMLDetailsElement>('.prose > details')[index]!;

/** One field for all tables; inherited props are collapsed. */
export const SeveralTables = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('searchbox')).toEqual([
      canvas.getByRole('searchbox', {
        name: 'Filter: Props of DashboardLayout, including inherited props',
      }),
    ]);
    await expect(canvas.getByRole('searchbox')).toHaveAttribute(
      'placeholder',
      `Filter ${all.length} props`,
    );
    await expect(shown(canvasElement)).toEqual(names);
    await noSidewaysScroll();
  },
});

/** A collapsed section with the only match expands; sections without matches are hidden. */
export const FoundInCollapsedSection = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'storage');
    await expect(shown(canvasElement)).toEqual(['key']);
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${all.length}`);
    await expect(foldOf(canvasElement, 1).open).toBe(true);
    await expect(foldOf(canvasElement, 0).hidden).toBe(true);
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await noSidewaysScroll();
  },
});

FoundInCollapsedSection.test(
  'Escape brings all back, and folds again what the filter had opened',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(foldOf(canvasElement, 0).hidden).toBe(false);
    await expect(foldOf(canvasElement, 1).open).toBe(false);
    await expect(shown(canvasElement)).toEqual(names);
  },
);

FoundInCollapsedSection.test(
  'a fold that the user opened stays open',
  async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.clear(filter);
    await userEvent.click(canvas.getByText(/^Slots:/));
    await userEvent.type(filter, 'a');
    await userEvent.clear(filter);
    await expect(foldOf(canvasElement, 0).open).toBe(true);
    await expect(foldOf(canvasElement, 1).open).toBe(false);
  },
);

FoundInCollapsedSection.test(
  'a link to a row that the filter hides ends the filter',
  async ({ canvas, canvasElement }) => {
    await goTo('slots-appTitle');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(shown(canvasElement)).toEqual([...names, ...sampleSlots.map(({ name }) => name)]);
  },
);

/** Many matches are counted, and expanded once fewer are left. */
export const TooManyToExpand = meta.story({
  args: { count: 101 },
  render: (args) => (
    <>
      <ApiFilter {...args} />
      <details>
        <summary>101 props of Button</summary>
        <ApiTable
          id="button"
          caption="Props of Button"
          kind="props"
          rows={manyProps.slice(0, 101)}
          isFilteredTogether
        />
      </details>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'e');
    await expect(canvas.getByRole('status')).toHaveTextContent('101 of 101');
    await expect(foldOf(canvasElement, 0).open).toBe(false);
  },
});

TooManyToExpand.test(
  'the fold opens for the few that are left, and closes when they are many again',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}branding1');
    await expect(foldOf(canvasElement, 0).open).toBe(true);
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace>9/}e');
    await expect(canvas.getByRole('status')).toHaveTextContent('101 of 101');
    await expect(foldOf(canvasElement, 0).open).toBe(false);
  },
);

export const FoundInCollapsedSectionDark = FoundInCollapsedSection.extend({
  globals: { mode: 'dark' },
});

export const FoundInCollapsedSectionRightToLeft = FoundInCollapsedSection.extend({
  globals: { direction: 'rtl' },
});

FoundInCollapsedSectionRightToLeft.test(
  'the count reads from left to right',
  async ({ canvas }) => {
    const text = canvas.getByRole('status').firstChild as Text;
    await expect(startOfText(text, '1 ')).toBeLessThan(startOfText(text, 'of'));
  },
);

export const FoundInCollapsedSectionAt320Pixels = FoundInCollapsedSection.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(/^Nothing matches/)).toHaveTextContent('Nothing matches “zzz”.');
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 of ${all.length}`);
    await expect(shown(canvasElement)).toEqual([]);
    // Nor the headings of a table without rows. Its attribute alone would not hide it.
    for (const head of canvasElement.querySelectorAll('thead'))
      await expect(head.checkVisibility()).toBe(false);
    await expect([foldOf(canvasElement, 0).hidden, foldOf(canvasElement, 1).hidden]).toEqual([
      true,
      true,
    ]);
  },
});

NothingFound.test(
  'Clear filter shows everything again',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(shown(canvasElement)).toEqual(names);
    await expect(foldOf(canvasElement, 0).hidden).toBe(false);
  },
);

/** Everything is in the page, in sections that expand without script. */
export const WithoutScript = meta.story({
  parameters: { noScript: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Slots:/));
    await userEvent.click(canvas.getByText(/^Storage:/));
    await expect(shown(canvasElement)).toEqual(all.map(({ name }) => name));
  },
});
