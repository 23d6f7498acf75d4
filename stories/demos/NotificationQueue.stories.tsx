import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationQueue from '../../docs/core/react-use-notifications/demos/NotificationQueue';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Queue',
  component: NotificationQueue,
});

export const FirstOfThree = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the chain' }));
    await shownNotification('The bike is on the stand');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByText('3')).toBeVisible();
  },
});

FirstOfThree.test('Closing brings the next', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await shownNotification('The chain is off');
  await expect(screen.getByText('2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await shownNotification('The new chain is on');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = FirstOfThree.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
