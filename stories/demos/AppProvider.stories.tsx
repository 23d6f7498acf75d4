import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import AppProviderBasic from '../../docs/core/react-app-provider/demos/AppProviderBasic';
import AppProviderTheme from '../../docs/core/react-app-provider/demos/AppProviderTheme';
import { besideMenu, demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'App Provider/Interactions',
  tags: ['!autodocs'],
});

export const BasicSecondPageOpen = meta.story({
  parameters: besideMenu,
  render: AppProviderBasic,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Parts');
    await expect(main.getByText('Low on stock')).toBeVisible();
  },
});

const background = () => getComputedStyle(document.body).backgroundColor;

const ofMode = (mode: unknown) => (mode === 'dark' ? 'rgb(15, 34, 49)' : 'rgb(243, 239, 228)');

export const ThemeModeSwitched = meta.story({
  render: AppProviderTheme,
  tags: ['all-modes'],
  play: async ({ canvas, globals, step, userEvent }) => {
    await step('As opened', () => expect(background()).toBe(ofMode(globals.mode)));
    const other = globals.mode === 'dark' ? 'light' : 'dark';
    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${other} mode` }));
    await expect(background()).toBe(ofMode(other));
  },
});
