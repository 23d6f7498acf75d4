import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import AccountSlotProps from '../../docs/core/react-account/demos/AccountSlotProps';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Account/Slot props',
  component: AccountSlotProps,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FD')).toBeVisible();
    await expect(canvas.getByText('desk@workshop.example')).toBeVisible();
  },
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveClass(
      'MuiButton-containedError',
    );
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Front Desk' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toHaveClass(
      'MuiButton-outlinedSuccess',
    );
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
