import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutAccount from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutAccount';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Account',
  component: DashboardLayoutAccount,
});

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Hello, Front Desk');
    await expect(canvas.getByRole('button', { name: 'Current User' })).toBeVisible();
  },
});

export const MenuOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('desk@workshop.example')).toBeVisible());
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Nobody is signed in');
  },
});

export const SignedInAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('Hello, Front Desk');
  },
});

export const RightToLeftAndDark = MenuOpened.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
