import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { expect, fn, screen, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import type { LoadIsland } from '../../../src/app/browser/islands/loadIsland';
import { Settings } from '../../../src/components/Settings/Settings';
import { SettingsPanel } from '../../../src/components/Settings/SettingsPanel';
import { sampleThemes } from '../../../src/domain/theme/demoTheme';
import { InIsland } from '../../kit/InIsland';
import { islands, islandsFrom } from '../../kit/islands';
import { withRoomBefore } from '../../kit/decorators';
import { caption } from '../../kit/docs';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
  areLargeEnough,
  linksTo,
} from '../shared/checks';

const meta = preview.meta({
  title: 'Settings',
  tags: ['all-modes'],
  component: Settings,
  decorators: [withRoomBefore],
  parameters: { behaviors: [islands], faults: ['storage', 'otherTab'] },
});

const html = () => document.documentElement;

/** No dialog is open, and nothing is stored. */
export const Closed = meta.story({
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(platform.storage.contents()).not.toHaveProperty('color-scheme');
  },
});

/** A modal dialog with all settings fills the height at the end of the window. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
    for (const name of ['Color scheme', 'Direction', 'Code language', 'Code styling'])
      await expect(screen.getByRole('radiogroup', { name })).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'Dense' })).toHaveAccessibleDescription(
      'Smaller controls and less space between them.',
    );
    await waitFor(() => {
      const box = dialog.getBoundingClientRect();
      const isRtl = html().dir === 'rtl';
      expect(isRtl ? box.left : Math.round(window.innerWidth - box.right)).toBe(0);
      expect(box.height).toBe(window.innerHeight);
    });
    await areLargeEnough(screen.getAllByRole('radio'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

Open.test('each choice applies at once', async ({ userEvent }) => {
  for (const name of [
    'Light',
    'Left to right',
    'Dark',
    'Right to left',
    'JavaScript',
    'Tailwind',
  ]) {
    await userEvent.click(screen.getByRole('radio', { name }));
    await expect(screen.getByRole('radio', { name })).toBeChecked();
  }
  await userEvent.click(screen.getByRole('switch', { name: 'Dense' }));
  await expect(screen.getByRole('switch', { name: 'Dense' })).toBeChecked();
  await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html()).toHaveAttribute('dir', 'rtl');
  await expect(html()).toHaveAttribute('data-density', 'dense');
  await expect(html()).toHaveAttribute('data-code-variant', 'JS');
  await expect(html()).toHaveAttribute('data-code-styling', 'Tailwind');
});

Open.test('selected and focused options are visible as such', async ({ userEvent }) => {
  const styleOf = (name: string) => getComputedStyle(screen.getByRole('radio', { name }));
  screen.getByRole('radio', { name: 'TypeScript' }).focus();
  await userEvent.keyboard(html().dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
  await expect(screen.getByRole('radio', { name: 'JavaScript' })).toHaveFocus();
  await expect(styleOf('JavaScript').outlineStyle).toBe('solid');
  await expect(styleOf('TypeScript').outlineStyle).toBe('none');
  await expect(styleOf('JavaScript').backgroundColor).not.toBe(
    styleOf('TypeScript').backgroundColor,
  );
});

Open.test('arrow keys choose within a group, Tab leaves it', async ({ userEvent, step }) => {
  const radio = (name: string) => screen.getByRole('radio', { name });
  radio('MUI System').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Tailwind'],
    ['ArrowDown', 'CSS'],
    ['ArrowDown', 'MUI System'],
    ['ArrowUp', 'CSS'],
    [html().dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft', 'Tailwind'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect(radio(name)).toHaveFocus();
    await expect(radio(name)).toBeChecked();
  }
  await step('The page has the styling that was chosen last', () =>
    expect(html()).toHaveAttribute('data-code-styling', 'Tailwind'),
  );
  await userEvent.tab({ shift: true });
  await step('The focus is in the group before', () => expect(radio('TypeScript')).toHaveFocus());
  // A click on the chosen value changes nothing.
  await userEvent.click(radio('TypeScript'));
  await step('A click on the chosen option changes nothing', () =>
    expect(radio('TypeScript')).toBeChecked(),
  );
});

Open.test('follows changes in another tab while open', async ({ platform }) => {
  platform.storage.writeFromOtherTab('density', 'dense');
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Dense' })).toBeChecked());
});

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

Open.test('Escape returns focus', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

export const OpenWithAThemeOfDemos = Open.extend({
  args: { themeEditor: '/toolpad/core/theme/' },
  parameters: { platform: { stored: { demoTheme: sampleThemes[0]!.text } } },
});

OpenWithAThemeOfDemos.test('leads to it, and back', async ({ platform, userEvent, step }) => {
  const group = within(screen.getByText('Theme of demos').parentElement!);
  await step('A link leads to the theme editor', () =>
    linksTo(group, 'Open the theme editor', '/toolpad/core/theme/'),
  );
  await userEvent.click(group.getByRole('button', { name: 'Back to the default' }));
  await step('Demos have the default theme', async () => {
    await expect(platform.storage.contents()).toMatchObject({ demoTheme: '' });
    await expect(group.queryByRole('button')).toBeNull();
  });
});

export const OpenOnASmallPhone = Open.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const OpenDense = Open.extend({
  globals: { density: 'dense' },
});

OpenDense.test('controls are smaller than with comfortable density', async ({ userEvent }) => {
  const heights = () =>
    [
      screen.getByRole('radio', { name: 'Dark' }),
      screen.getByRole('button', { name: 'Close' }),
    ].map((control) => control.getBoundingClientRect().height);
  const dense = heights();
  await userEvent.click(screen.getByRole('switch', { name: 'Dense' }));
  await waitFor(() =>
    heights().forEach((height, index) => expect(height).toBeGreaterThan(dense[index]!)),
  );
});

/** The direction in the theme, for components that mirror in code, such as sliders. */
const DirectionOfTheme = () => <Box data-testid="direction">{useTheme().direction}</Box>;

/** Settings and a Material UI field in one island: the field's styles are mirrored when the direction changes. */
const LiveIsland = () => (
  <InIsland>
    <SettingsPanel />
    <Box data-testid="physical" sx={{ paddingLeft: '24px' }}>
      <TextField label="Name" />
    </Box>
    <DirectionOfTheme />
  </InIsland>
);

export const DirectionSwapsTheStyleCache = meta.story({
  globals: { direction: 'ltr' },
  parameters: { behaviors: [], hydrated: true },
  render: () => <LiveIsland />,
  play: async ({ canvas, userEvent, step }) => {
    const style = () => getComputedStyle(canvas.getByTestId('physical'));
    const className = canvas.getByTestId('physical').className;
    await step('Styles change sides with the direction of the page', async () => {
      await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
      // With the attribute, before React renders. What is not there yet is inserted in a microtask.
      html().dir = 'rtl';
      await Promise.resolve();
      await expect([style().paddingLeft, style().paddingRight]).toEqual(['0px', '24px']);
      html().dir = 'ltr';
      await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
    });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Right to left' }));
    await step('Right to left: React knows it, and styles have changed sides', async () => {
      await waitFor(() => expect(canvas.getByTestId('direction')).toHaveTextContent('rtl'));
      await expect([style().paddingLeft, style().paddingRight]).toEqual(['0px', '24px']);
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Left to right' }));
    await step('Left to right: the same element has its first style again', async () => {
      await waitFor(() => expect(canvas.getByTestId('direction')).toHaveTextContent('ltr'));
      await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
      await expect(canvas.getByTestId('physical').className).toBe(className);
    });
  },
});

export const ForcedColors = Open.extend({
  ...forcedColors,
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await isMarkedWithoutColor(await screen.findByRole('radio', { name: 'Left to right' }));
  },
});

export const ReducedMotion = Open.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    await nothingMoves();
  },
});

/** Fake of loading the chunk. */
const load = fn<LoadIsland>();
const isPending = () => load.mockReturnValue(new Promise(() => undefined));
const isMissing = () => load.mockRejectedValue(new Error('offline'));

/** The button is busy with a visible outline, and no dialog is open yet. */
export const Loading = meta.story({
  parameters: { behaviors: [islandsFrom(load)] },
  beforeEach: () => void isPending(),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const CannotBeLoaded = Loading.extend({
  parameters: caption('A message appears, and the button keeps the focus.'),
  beforeEach: () => void isMissing(),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Settings could not load. Check your connection and try again.',
    );
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toHaveFocus();
    // The message would cover half of the tooltip.
    await expect(getComputedStyle(button, '::after').display).toBe('none');
  },
});

CannotBeLoaded.test('the next click tries again', async ({ canvas, userEvent }) => {
  load.mockImplementation(() => import('../../../src/app/browser/islands/islands'));
  await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
  // It fades out.
  await waitFor(() => expect(canvas.queryByRole('alert', { hidden: true })).not.toBeVisible());
});

CannotBeLoaded.test(
  'Try again keeps the focus until it has worked',
  async ({ canvas, userEvent, step }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await step('"Try again" has the focus', () => expect(retry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await step('It failed again: "Try again" keeps the focus', async () => {
      await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
      await expect(retry).toHaveFocus();
    });
    load.mockImplementation(() => import('../../../src/app/browser/islands/islands'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Settings' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await step('The dialog is closed, and the button "Settings" has the focus', async () => {
      await isClosed();
      await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
    });
  },
);

const reload = fn();

export const CannotBeLoadedInANewVersion = CannotBeLoaded.extend({
  parameters: {
    ...caption('The chunk is gone with the version of the page that wanted it.'),
    behaviors: [islandsFrom(load, { onFailure: (onNewVersion) => onNewVersion(), reload })],
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await step('A message says that the page has a new version', async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This page has a new version. Reload it when you are ready.',
      ),
    );
    reload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await step('The page reloads', () => expect(reload).toHaveBeenCalledTimes(1));
  },
});
