import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageOAuth from '../../docs/core/react-sign-in-page/demos/SignInPageOAuth';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/OAuth',
  component: SignInPageOAuth,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Sign in with GitHub',
      'Sign in with Google',
      'Sign in with Workshop ID',
    ]);
  },
});

export const ProviderChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(canvas.getByRole('button', { name: /Sign in with Google/ })).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in with GitHub' })).toBeEnabled();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
