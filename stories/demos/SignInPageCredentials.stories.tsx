import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPageCredentials from '../../docs/core/react-sign-in-page/demos/SignInPageCredentials';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Credentials',
  component: SignInPageCredentials,
});

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'three spokes and a chain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Hello, desk@workshop.example')).toBeVisible();
  },
});

export const RefusedWithoutAPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText(/^Password/)).toBeInvalid();
    await expect(canvas.queryByText(/^Hello/)).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = RefusedWithoutAPassword.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
