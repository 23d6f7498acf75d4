import type { ComponentProps } from 'react';
import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { ThemeEditor } from '../../../src/components/ThemeEditor/ThemeEditor';
import { ThemeEditorPanel } from '../../../src/components/ThemeEditor/ThemeEditorPanel';
import { preferenceTable } from '../../../src/domain/preferences/preferenceTable';
import { sampleThemes } from '../../../src/domain/theme/demoTheme';
import { InIsland } from '../../kit/InIsland';
import { islands, islandsFrom, missingLoad, pendingLoad } from '../../kit/islands';
import { forcedColors, isMarkedWithoutColor, noSidewaysScroll } from '../shared/checks';

const [workshop, forest] = sampleThemes.map(({ text }) => text) as [string, string];

const inAddress = () => new URL(location.href).searchParams.get('demoTheme');

interface PageProps extends ComponentProps<typeof ThemeEditor> {
  /** The theme in the page's URL. */
  linked?: string;
  /** As the page has it before the island. */
  isClosed?: boolean;
}

const meta = preview.meta({
  title: 'ThemeEditor',
  tags: ['all-modes'],
  component: ThemeEditor,
  render: ({ linked = '', isClosed = false }: PageProps) => (
    <article className="prose">
      {isClosed ? (
        <ThemeEditor />
      ) : (
        <InIsland>
          <ThemeEditorPanel linked={linked} />
        </InIsland>
      )}
    </article>
  ),
  parameters: { behaviors: [], hydrated: true, faults: ['storage'] },
  beforeEach: () => {
    const url = new URL(location.href);
    url.searchParams.delete('demoTheme');
    history.replaceState(history.state, '', url);
  },
});

const shownTheme = () => document.documentElement.getAttribute(preferenceTable.demoTheme.attribute);

type Canvas = ReturnType<typeof within>;

const fieldOf = (canvas: Canvas, scheme: string, name: string) =>
  within(canvas.getByRole('group', { name: scheme })).getByRole('textbox', { name });
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Open the theme editor' });
const status = (canvas: Canvas) => canvas.getAllByRole('status')[0];

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Fields have the default theme, all of which can be read', async () => {
      await expect(fieldOf(canvas, 'Light', 'Primary')).toHaveValue('#1976d2');
      await expect(fieldOf(canvas, 'Dark', 'Cards')).toHaveValue('#1b222b');
      await expect(canvas.getByText(/All text has at least AA/)).toBeVisible();
      await expect(canvas.getByRole('slider', { name: /Corner radius/ })).toHaveValue('4');
      await expect(status(canvas)).toHaveTextContent('Demos use the default theme.');
    });
    await step('theme.ts has it, and nothing is stored', async () => {
      await expect(canvas.getByRole('group', { name: 'src/theme.ts' })).toHaveTextContent(
        "primary: { main: '#1976d2' }",
      );
      await expect(shownTheme()).toBe('');
      await noSidewaysScroll();
    });
  },
});

export const OnAPhone = Default.extend({ globals: { viewport: { value: 'phone' } } });

export const FromASample = meta.story({
  play: async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Workshop' }));
    await step('Demos of this page show it, and nothing is stored', async () => {
      await expect(shownTheme()).toBe(workshop);
      await expect(fieldOf(canvas, 'Light', 'Primary')).toHaveValue('#9a3412');
      await expect(status(canvas)).toHaveTextContent('Only the demos on this page');
      await expect(platform.storage.contents()).not.toHaveProperty('demoTheme');
    });
    await step('After 300 ms: the address has it', async () => {
      await platform.clock.advance(299);
      await expect(inAddress()).toBeNull();
      await platform.clock.advance(1);
      await expect(inAddress()).toBe(workshop);
    });
  },
});

FromASample.test('each control changes what it says', async ({ canvas, userEvent, step }) => {
  const part = (index: number) => shownTheme()!.split('-').at(index);
  const slider = canvas.getByRole('slider', { name: /Corner radius/ });
  slider.focus();
  await userEvent.keyboard('{End}');
  await step('Radius', () => expect(part(-3)).toBe('24'));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Font' }), 'mono');
  await step('Font', () => expect(part(-2)).toBe('mono'));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Density' }), 'compact');
  await step('Density', () => expect(part(-1)).toBe('compact'));
  for (const [index, [scheme, name]] of [
    ['Light', 'Primary'],
    ['Light', 'Secondary'],
    ['Light', 'Page'],
    ['Light', 'Cards'],
    ['Dark', 'Primary'],
    ['Dark', 'Secondary'],
    ['Dark', 'Page'],
    ['Dark', 'Cards'],
  ].entries()) {
    const field = fieldOf(canvas, scheme!, name!);
    await userEvent.clear(field);
    await userEvent.type(field, `00000${index}`);
    await step(`${name}, ${scheme}`, () => expect(part(index)).toBe(`00000${index}`));
  }
});

FromASample.test('is copied as a link', async ({ canvas, platform, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  const { searchParams } = new URL(platform.clipboard.texts.at(-1)!);
  await expect(searchParams.get('demoTheme')).toBe(workshop);
});

FromASample.test(
  'is used on all demos, and taken back',
  async ({ canvas, platform, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use on all demos' }));
    await step('It is stored', async () => {
      await expect(platform.storage.contents()).toMatchObject({ demoTheme: workshop });
      await expect(status(canvas)).toHaveTextContent('All demos use this theme.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the default' }));
    await step('Demos have the default again', async () => {
      await expect(shownTheme()).toBe('');
      await expect(platform.storage.contents()).toMatchObject({ demoTheme: '' });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await step('Nothing is lost', async () => {
      await expect(shownTheme()).toBe(workshop);
      await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
    await step('Events have the names of samples and nothing else', () =>
      expect(
        platform.analytics
          .sent()
          .map((event) =>
            'eventLabel' in event ? `${event.eventAction} ${event.eventLabel}`.trim() : event.name,
          ),
      ).toEqual(['sample Workshop', 'use', 'default']),
    );
  },
);

/** The field has a message and keeps the text, demos keep the color. */
export const InvalidColor = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas, 'Light', 'Primary');
    await userEvent.clear(field);
    await userEvent.type(field, 'tomato');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a hex color, such as #1976d2.');
    await expect(field).toHaveValue('tomato');
    await expect(shownTheme()).toBe('');
  },
});

InvalidColor.test('a color takes the message away', async ({ canvas, userEvent }) => {
  const field = fieldOf(canvas, 'Light', 'Primary');
  await userEvent.clear(field);
  await userEvent.type(field, 'F00');
  await expect(field).toBeValid();
  await expect(field).toHaveValue('F00');
  await expect(shownTheme()).toMatch(/^ff0000-/);
});

/** Pairs that are hard to read are counted, and marked by a word. */
export const LowContrast = meta.story({
  parameters: {
    platform: { stored: { demoTheme: workshop.replace('9a3412', 'b0b0b0') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 pairs are below AA/)).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Primary on page/ });
    await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^1\.\d\d Fail$/);
  },
});

/** It is the theme of all demos. */
export const InUse = meta.story({
  parameters: { platform: { stored: { demoTheme: forest } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Forest', pressed: true })).toBeVisible();
    await expect(status(canvas)).toHaveTextContent('All demos use this theme.');
  },
});

InUse.test('changes wait until they are used', async ({ canvas, platform, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Slate' }));
  await expect(status(canvas)).toHaveTextContent('Only the demos on this page');
  await expect(platform.storage.contents()).toMatchObject({ demoTheme: forest });
});

InUse.test('follows another tab', async ({ canvas, platform }) => {
  platform.storage.writeFromOtherTab('demoTheme', workshop);
  await waitFor(() => expect(fieldOf(canvas, 'Light', 'Primary')).toHaveValue('#9a3412'));
});

/** The link to the page contains no valid theme: the default is shown, and a message says why. */
export const InvalidLink = meta.story({
  args: { linked: 'junk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("doesn't contain a valid theme");
    await expect(fieldOf(canvas, 'Light', 'Primary')).toHaveValue('#1976d2');
  },
});

InvalidLink.test('the message ends with a change', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Forest' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** It lasts as long as the page, and a message explains why. */
export const StorageIsBlocked = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forest' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use on all demos' }));
    await expect(shownTheme()).toBe(forest);
    await expect(status(canvas)).toHaveTextContent('Your browser blocks storage');
  },
});

export const ForcedColors = Default.extend({
  ...forcedColors,
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    await isMarkedWithoutColor(canvas.getByRole('button', { name: 'Default' }));
  },
});

/** Its place is there from the start. */
export const Loading = meta.story({
  args: { isClosed: true },
  parameters: { behaviors: [islandsFrom(pendingLoad)], hydrated: false },
  play: async ({ canvas }) => {
    const open = opener(canvas);
    open.click();
    await expect(open).toHaveAttribute('aria-busy', 'true');
    await expect(open.parentElement!.getBoundingClientRect().height).toBeGreaterThan(470);
  },
});

export const Opened = Loading.extend({
  parameters: { behaviors: [islands] },
  play: async ({ canvas }) => {
    opener(canvas).focus();
    opener(canvas).click();
    await canvas.findByRole('region', { name: 'Theme editor' });
    // As after the button that tries again.
    await expect(canvas.getByRole('button', { name: 'Default' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Open the theme editor' })).toBeNull();
  },
});

export const CannotBeLoaded = Loading.extend({
  parameters: { behaviors: [islandsFrom(missingLoad)] },
  play: async ({ canvas }) => {
    opener(canvas).click();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The theme editor could not load. Check your connection and try again.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
