import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { expect } from './storyTest';
import preview from '../../.storybook/preview';
import { preferenceTable } from '../../src/domain/preferences/preferenceTable';
import { usePreference } from '../../src/platform/PlatformContext';

/** Shows the preferences that a component reads. */
function UserPreferences() {
  const seen = {
    mode: usePreference('mode'),
    direction: usePreference('direction'),
    density: usePreference('density'),
    codeVariant: usePreference('codeVariant'),
    codeStyling: usePreference('codeStyling'),
  };
  return (
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
    const chosen = (name: 'mode' | 'direction' | 'density' | 'codeVariant' | 'codeStyling') =>
      globals[name] ?? preferenceTable[name].values[0];
    for (const name of ['mode', 'direction', 'density', 'codeVariant', 'codeStyling'] as const) {
      await expect(canvas.getByText(name).nextElementSibling).toHaveTextContent(chosen(name));
    }
    await expect(html()).toHaveAttribute('dir', chosen('direction'));
    await expect(html()).toHaveAttribute('data-code-variant', chosen('codeVariant'));
  },
});
