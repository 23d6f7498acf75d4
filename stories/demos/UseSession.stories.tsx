import { expect, screen } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import SessionBasic from '../../docs/core/react-use-session/demos/SessionBasic';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'useSession/Interactions',
  tags: ['!autodocs'],
});

export const BasicSignedOut = meta.story({
  render: SessionBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
  },
});

BasicSignedOut.test('shows the name again after signing in', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(await canvas.findByText('Front Desk')).toBeVisible();
});
