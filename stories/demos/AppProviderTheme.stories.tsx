import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import AppProviderTheme from '../../docs/core/react-app-provider/demos/AppProviderTheme';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/App Provider/Theme',
  component: AppProviderTheme,
});

const background = () => getComputedStyle(document.body).backgroundColor;
const ofMode = (mode: unknown) => (mode === 'dark' ? 'rgb(15, 34, 49)' : 'rgb(243, 239, 228)');

export const AsOpened = meta.story({
  play: async ({ globals }) => {
    await expect(background()).toBe(ofMode(globals.mode));
  },
});

export const OtherModeChosen = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const other = globals.mode === 'dark' ? 'light' : 'dark';
    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${other} mode` }));
    await expect(background()).toBe(ofMode(other));
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
