import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import SignInPagePasskey from '../../docs/core/react-sign-in-page/demos/SignInPagePasskey';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Sign-in Page/Passkey',
  component: SignInPagePasskey,
});

export const NoPasskeyFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'desk@workshop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no passkey for desk@workshop.example',
    );
    await expect(canvas.getByRole('button', { name: 'Sign in with Passkey' })).toBeEnabled();
  },
});

export const RightToLeftAndDark = NoPasskeyFound.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
