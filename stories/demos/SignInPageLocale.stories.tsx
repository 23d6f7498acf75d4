import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageLocale from '../../docs/core/react-sign-in-page/demos/SignInPageLocale';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Locale',
  component: SignInPageLocale,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('साइन इन करें');
    await expect(canvas.getByRole('textbox', { name: 'ईमेल' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'साइन इन विकल्प GitHub' })).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
