import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountSignedOut from '../../docs/core/react-account/demos/AccountSignedOut';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/Signed out',
  component: AccountSignedOut,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Current User' })).not.toBeInTheDocument();
  },
});

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('button', { name: 'Current User' })).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
