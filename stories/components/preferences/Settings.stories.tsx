import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { IslandRoot } from '../../../src/app/islands/IslandRoot';
import { Settings } from '../../../src/components/Settings/Settings';
import { usePlatform } from '../../../src/platform/PlatformContext';
import { createEmotionCaches } from '../../../src/theme/createEmotionCache';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
} from '../shared/mediaFeatures';
import { areLargeEnough } from '../shared/largeEnough';

const meta = preview.meta({
  title: 'Components/Settings',
  tags: ['all-modes'],
  component: Settings,
  parameters: { hydrated: true },
  globals: { mode: 'light', direction: 'ltr' },
});

const html = () => document.documentElement;

export const Closed = meta.story({
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(platform.storage.contents()).not.toHaveProperty('color-scheme');
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    for (const name of ['Color scheme', 'Direction', 'Density', 'Code language', 'Code styling']) {
      await waitFor(() => expect(canvas.getByRole('group', { name })).toBeVisible());
    }
    const box = dialog.getBoundingClientRect();
    const isRtl = html().dir === 'rtl';
    await expect(isRtl ? box.left : Math.round(window.innerWidth - box.right)).toBe(0);
    await expect(box.height).toBe(window.innerHeight);
    await areLargeEnough(canvas.getAllByRole('radio'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

Open.test('each choice applies at once and is stored', async ({ canvas, platform, userEvent }) => {
  for (const name of ['Dark', 'Right to left', 'Dense', 'JavaScript', 'Tailwind']) {
    await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvas.getByRole('radio', { name })).toBeChecked();
  }
  await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html()).toHaveAttribute('dir', 'rtl');
  await expect(html()).toHaveAttribute('data-density', 'dense');
  await expect(html()).toHaveAttribute('data-code-variant', 'JS');
  await expect(html()).toHaveAttribute('data-code-styling', 'Tailwind');
  await expect(platform.storage.contents()).toMatchObject({
    mode: 'dark',
    'color-scheme': 'dark',
    direction: 'rtl',
    density: 'dense',
  });
  await expect(platform.cookies.contents()).toMatchObject({
    codeVariant: 'JS',
    codeStyling: 'Tailwind',
  });
});

Open.test('selected and focused options are visible as such', async ({ canvas, userEvent }) => {
  const labelOf = (name: string) =>
    getComputedStyle(canvas.getByRole('radio', { name }).closest('label')!);
  canvas.getByRole('radio', { name: 'TypeScript' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'JavaScript' })).toHaveFocus();
  await expect(labelOf('JavaScript').outlineStyle).toBe('solid');
  await expect(labelOf('TypeScript').outlineStyle).toBe('none');
  await expect(labelOf('JavaScript').backgroundColor).not.toBe(
    labelOf('TypeScript').backgroundColor,
  );
});

Open.test('follows changes in another tab while open', async ({ canvas, platform }) => {
  platform.storage.writeFromOtherTab('density', 'dense');
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dense' })).toBeChecked());
});

Open.test('closing returns focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

export const OpenWithDownloads = Open.extend({
  parameters: { platform: { offline: { 'toolpad-core': { kind: 'downloaded' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Settings' });
    await expect(dialog).toContainElement(
      await canvas.findByRole('region', { name: 'Read offline' }),
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const OpenInDark = Open.extend({ globals: { mode: 'dark' } });

export const OpenRightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const OpenOnAPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });

export const OpenDense = Open.extend({ globals: { density: 'dense' } });

export const StorageIsBlocked = Open.extend({
  globals: { mode: 'system' },
  parameters: { platform: { storage: 'blocked' } },
});

StorageIsBlocked.test('a choice lasts as long as the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
});

const caches = createEmotionCaches();

/** The direction in the theme, for components that mirror in code, such as sliders. */
const ToldDirection = () => <Box data-testid="told">{useTheme().direction}</Box>;

/** Settings and a Material UI field in one island: the field's styles are mirrored when the direction changes. */
function LiveIsland() {
  return (
    <IslandRoot platform={usePlatform()} cacheOf={(direction) => caches[direction]}>
      <Settings />
      <Box data-testid="physical" sx={{ paddingLeft: '24px' }}>
        <TextField label="Name" />
      </Box>
      <ToldDirection />
    </IslandRoot>
  );
}

export const DirectionSwapsTheStyleCache = meta.story({
  render: () => <LiveIsland />,
  play: async ({ canvas, userEvent }) => {
    const style = () => getComputedStyle(canvas.getByTestId('physical'));
    const className = canvas.getByTestId('physical').className;
    await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    // With the attribute, before React renders.
    html().dir = 'rtl';
    await expect([style().paddingLeft, style().paddingRight]).toEqual(['0px', '24px']);
    html().dir = 'ltr';
    await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Right to left' }));
    await waitFor(() => expect(canvas.getByTestId('told')).toHaveTextContent('rtl'));
    await expect([style().paddingLeft, style().paddingRight]).toEqual(['0px', '24px']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Left to right' }));
    await waitFor(() => expect(canvas.getByTestId('told')).toHaveTextContent('ltr'));
    await expect([style().paddingLeft, style().paddingRight]).toEqual(['24px', '0px']);
    await expect(canvas.getByTestId('physical').className).toBe(className);
  },
});

export const ForcedColors = Open.extend({
  ...forcedColors,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const chosen = await canvas.findByRole('radio', { name: 'Comfortable' });
    await isMarkedWithoutColor(chosen.closest('label')!);
  },
});

export const ReducedMotion = Open.extend({
  ...lessMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await canvas.findByRole('dialog', { name: 'Settings' });
    await nothingMoves();
  },
});
