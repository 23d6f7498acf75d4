import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountSignedIn from '../../docs/core/react-account/demos/AccountSignedIn';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/Signed in',
  component: AccountSignedIn,
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('Front Desk')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Current User' })).not.toBeInTheDocument();
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
