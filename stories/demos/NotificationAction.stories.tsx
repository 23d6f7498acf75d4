import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationAction from '../../docs/core/react-use-notifications/demos/NotificationAction';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Action',
  component: NotificationAction,
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await shownNotification('Repair 218 is in the archive');
    await expect(canvas.getByText('No repair on the list')).toBeVisible();
  },
});

Shown.test('The action undoes it and closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByText('Repair 218: Red tourer')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = Shown.extend({ globals: { direction: 'rtl', mode: 'dark' } });
