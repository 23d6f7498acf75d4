import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationDedupe from '../../docs/core/react-use-notifications/demos/NotificationDedupe';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Dedupe',
  component: NotificationDedupe,
});

export const PressedThreeTimes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print label' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await shownNotification('The printer has no paper')).toHaveTextContent(
      /^The printer has no paper$/,
    );
    await expect(screen.queryByText('3')).not.toBeInTheDocument();
  },
});

PressedThreeTimes.test('Closed once, it is gone', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = PressedThreeTimes.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
