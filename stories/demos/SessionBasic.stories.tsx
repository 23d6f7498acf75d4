import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import SessionBasic from '../../docs/core/react-use-session/demos/SessionBasic';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useSession/Basic',
  component: SessionBasic,
});

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good day, Front Desk')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('Nobody is signed in')).toBeVisible();
  },
});

SignedOut.test('Signing in brings the name back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(await canvas.findByText('Good day, Front Desk')).toBeVisible();
});

export const RightToLeftAndDark = SignedIn.extend({ globals: { direction: 'rtl', mode: 'dark' } });
