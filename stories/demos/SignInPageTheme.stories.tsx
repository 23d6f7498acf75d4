import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageTheme from '../../docs/core/react-sign-in-page/demos/SignInPageTheme';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Theme',
  component: SignInPageTheme,
});

export const AsOpened = meta.story({
  play: async ({ canvas, globals }) => {
    const dark = globals.mode === 'dark';
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      dark ? 'rgb(36, 20, 5)' : 'rgb(246, 234, 217)',
    );
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(button.backgroundColor).toBe(dark ? 'rgb(255, 183, 124)' : 'rgb(122, 59, 0)');
    await expect(button.borderRadius).toBe('12px');
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
