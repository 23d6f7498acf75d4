import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageError from '../../docs/core/react-sign-in-page/demos/SignInPageError';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Error',
  component: SignInPageError,
});

export const ProviderFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'GitHub does not answer. Try it again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in with GitHub' })).toBeEnabled();
  },
});

export const PasswordRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'guessed');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No account of desk@workshop.example has this password.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'desk@workshop.example',
    );
  },
});

export const RightToLeftAndDark = PasswordRefused.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
