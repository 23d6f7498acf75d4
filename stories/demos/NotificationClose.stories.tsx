import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationClose from '../../docs/core/react-use-notifications/demos/NotificationClose';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Close',
  component: NotificationClose,
});

export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Scale online' }));
    await shownNotification('The scale is offline');
  },
});

Offline.test('Online again, it is closed by its key', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Scale online' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = Offline.extend({ globals: { direction: 'rtl', mode: 'dark' } });
