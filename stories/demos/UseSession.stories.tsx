import { expect, screen } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import SessionBasic from '../../docs/core/react-use-session/demos/SessionBasic';
import SessionCustom from '../../docs/core/react-use-session/demos/SessionCustom';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'useSession/Interactions',
  tags: ['!autodocs'],
});

export const BasicSignedOut = meta.story({
  render: SessionBasic,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByText('Front Desk')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
  },
});

BasicSignedOut.test(
  'shows the name again after signing in',
  async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await step('The name is shown', async () =>
      expect(await canvas.findByText('Front Desk')).toBeVisible(),
    );
  },
);

export const CustomSessionFields = meta.story({
  render: SessionCustom,
  play: async ({ canvas, step }) => {
    await step('Name, location and role are shown', async () => {
      await expect(canvas.getByText('Front Desk')).toBeVisible();
      await expect(canvas.getByText('Portland')).toBeVisible();
      await expect(canvas.getByText('Service desk')).toBeVisible();
    });
  },
});
