import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import NotificationSeverity from '../../docs/core/react-use-notifications/demos/NotificationSeverity';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Severity',
  component: NotificationSeverity,
});

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await expect(await shownNotification('The wheel is true again')).toHaveClass(
      'MuiAlert-colorSuccess',
    );
  },
});

export const Failure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Severity' }));
    await userEvent.click(await screen.findByRole('option', { name: 'error' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell' }));
    await expect(await shownNotification('The supplier did not answer')).toHaveClass(
      'MuiAlert-colorError',
    );
  },
});

export const RightToLeftAndDark = Failure.extend({ globals: { direction: 'rtl', mode: 'dark' } });
