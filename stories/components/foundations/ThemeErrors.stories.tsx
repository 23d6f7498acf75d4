import Alert from '@mui/material/Alert';
import { decomposeColor } from '@mui/material/styles';
import { expect, spyOn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Preferences } from '../../../src/domain/preferences/preferenceTable';
import { createDocsTheme } from '../../../src/theme/createDocsTheme';

interface ErrorsProps {
  /** What the developer wrote. */
  attempt?: () => unknown;
}

/** The error that a mistake with the theme throws. */
function ThrownError({ attempt }: ErrorsProps) {
  try {
    attempt?.();
  } catch (error) {
    return (
      <Alert severity="error">
        <span dir="auto">{(error as Error).message}</span>
      </Alert>
    );
  }
  return <Alert severity="success">Nothing was thrown.</Alert>;
}

/** The error messages for invalid values in a theme or a preference. */
const meta = preview.meta({
  title: 'Theme errors',
  component: ThrownError,
  parameters: { layout: 'padded', controls: { disable: true } },
});

export const NoDefaultScheme = meta.story({
  args: { attempt: () => createDocsTheme({ paletteMode: 'brand' as 'light' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The default color scheme "brand" has no palette. There are: light, dark.',
    );
  },
});

export const NoDefaultSchemeDarkRightToLeft = NoDefaultScheme.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

/** Material UI's own error, of which a built workbench has the number and the color. */
export const InvalidColor = meta.story({
  args: { attempt: () => decomposeColor('blue-ish') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^MUI: .*`blue-ish`|error #9\b.*blue-ish/,
    );
  },
});

/** Logged, and nothing changes. */
export const UnknownScheme = meta.story({
  play: async ({ canvas, platform, step }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await step('The scheme "sepia" is chosen: the console has an error', async () => {
      platform.preferences.set('mode', 'sepia' as Preferences['mode']);
      await expect(log.mock.calls).toEqual([
        [expect.stringContaining('The preference mode has no value "sepia"')],
      ]);
      log.mockRestore();
    });
    await step('The page keeps its scheme', async () => {
      await expect(platform.preferences.get('mode')).toBe('light');
      await expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was thrown.');
    });
  },
  globals: { mode: 'light' },
});
