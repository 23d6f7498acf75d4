import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationBasic from '../../docs/core/react-use-notifications/demos/NotificationBasic';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Basic',
  component: NotificationBasic,
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await shownNotification('The repair is saved');
  },
});

Shown.test('The button closes it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

Shown.test('A click beside it does not', async ({ userEvent }) => {
  await userEvent.click(document.body);
  await expect(screen.getByRole('alert')).toHaveTextContent('The repair is saved');
});

export const RightToLeftAndDark = Shown.extend({ globals: { direction: 'rtl', mode: 'dark' } });
