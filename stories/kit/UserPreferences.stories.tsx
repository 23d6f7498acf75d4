import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { usePlatform, usePreference } from '../../src/platform/PlatformContext';

/** Shows the preferences that a component reads, with a button for dark mode. */
function UserPreferences() {
  const { preferences } = usePlatform();
  const seen = {
    mode: usePreference('mode'),
    direction: usePreference('direction'),
    density: usePreference('density'),
    codeVariant: usePreference('codeVariant'),
    codeStyling: usePreference('codeStyling'),
  };
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3 }}>
        {Object.entries(seen).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <Box component="dd" sx={{ margin: 0 }}>
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Button variant="contained" onClick={() => preferences.set('mode', 'dark')}>
        Choose dark
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'User preferences',
  tags: ['!dev', '!autodocs'],
  component: UserPreferences,
  parameters: { hydrated: true },
});

const html = () => document.documentElement;

export const FromToolbars = meta.story({
  play: async ({ canvas, globals }) => {
    for (const name of ['mode', 'direction', 'density', 'codeVariant', 'codeStyling'] as const) {
      await expect(canvas.getByText(name).nextElementSibling).toHaveTextContent(globals[name]!);
    }
    await expect(html()).toHaveAttribute('dir', globals.direction);
    await expect(html()).toHaveAttribute('data-code-variant', globals.codeVariant);
  },
});

export const FirstVisit = meta.story({
  globals: { mode: 'system', direction: 'ltr' },
  play: async ({ canvas, platform }) => {
    await expect(canvas.getByText('mode').nextElementSibling).toHaveTextContent('system');
    await expect(html()).toHaveAttribute('data-color-scheme', 'light');
    await expect(platform.storage.contents()).toEqual({});
    await expect(platform.cookies.contents()).toEqual({});
  },
});

FirstVisit.test(
  'a choice is kept, under exactly two keys',
  async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dark' }));
    await expect(await canvas.findByText('dark')).toBeVisible();
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
    await expect(platform.storage.contents()).toEqual({ mode: 'dark', 'color-scheme': 'dark' });
  },
);

FirstVisit.test('the system turns dark, and back', async ({ platform }) => {
  platform.media.setSystemIsDark(true);
  await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
  platform.media.setSystemIsDark(false);
  await expect(html()).toHaveAttribute('data-color-scheme', 'light');
});

FirstVisit.test('another tab chooses dark', async ({ canvas, platform }) => {
  platform.storage.writeFromOtherTab('mode', 'dark');
  await expect(await canvas.findByText('dark')).toBeVisible();
  await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
});

export const DarkSystem = FirstVisit.extend({
  parameters: { platform: { systemIsDark: true }, media: { colorScheme: 'dark' } },
  play: async () => {
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
  },
});

export const StorageIsBlocked = FirstVisit.extend({
  parameters: { platform: { storage: 'blocked' } },
  play: async ({ canvas, platform, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dark' }));
    await expect(await canvas.findByText('dark')).toBeVisible();
    await expect(platform.storage.contents()).toEqual({});
  },
});

export const StorageIsFull = StorageIsBlocked.extend({
  parameters: { platform: { storage: 'full' } },
});

export const InvalidStoredValue = FirstVisit.extend({
  parameters: {
    platform: { stored: { mode: 'purple', direction: '{}' }, cookies: { codeVariant: 'COBOL' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mode').nextElementSibling).toHaveTextContent('system');
    await expect(canvas.getByText('codeVariant').nextElementSibling).toHaveTextContent('TS');
  },
});

export const RightToLeftAndDark = meta.story({
  globals: { mode: 'dark', direction: 'rtl' },
  play: async () => {
    await expect(html()).toHaveAttribute('dir', 'rtl');
    await expect(html()).toHaveAttribute('data-color-scheme', 'dark');
  },
});
