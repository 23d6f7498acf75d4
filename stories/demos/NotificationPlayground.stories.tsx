import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:NotificationPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-use-notifications/demos/NotificationPlayground';
import { isShown, playgroundStory, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'useNotifications/Playground',
  tags: ['all-modes', '!autodocs'],
});

const saveButton = () => screen.getByRole('button', { name: 'Save' });

async function save() {
  await userEvent.click(saveButton());
  await waitFor(() => {
    if (!document.querySelector('.MuiSnackbar-root')) throw new Error('No notification is shown.');
  });
}

export const Playground = meta.story({
  play: (context) =>
    turnEachControl(
      playground,
      {
        message: { value: 'Order SC-1041 saved', shows: () => isShown('Order SC-1041 saved') },
        'options.severity': {
          value: 'success',
          shows: () => document.querySelector('.MuiAlert-colorSuccess') !== null,
        },
        'options.autoHideDuration': {
          value: 500,
          shows: () =>
            waitFor(
              () => {
                if (isShown('Order saved')) throw new Error('The notification is still open.');
                return true;
              },
              { timeout: 1500 },
            ).catch(() => false),
        },
        'options.onAction': {
          value: 'showOrder',
          shows: () => screen.queryByRole('button', { name: 'Show' }) !== null,
        },
        'options.actionText': {
          value: 'Open order',
          with: { 'options.onAction': 'showOrder' },
          shows: () => isShown('Open order'),
        },
        // A second one is the first one.
        'options.key': {
          value: 'saved',
          shows: async () => {
            await userEvent.click(saveButton());
            return !isShown('2');
          },
        },
      },
      context,
      save,
    ),
});
