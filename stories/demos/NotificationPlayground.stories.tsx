import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:NotificationPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-use-notifications/demos/NotificationPlayground';
import {
  has,
  hasButton,
  isShown,
  playgroundStory,
  shows,
  turnEachControl,
} from './playgroundStory';

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

const isClosedByItself = () =>
  waitFor(
    () => {
      if (isShown('Order saved')) throw new Error('The notification is still open.');
      return true;
    },
    { timeout: 1500 },
  ).catch(() => false);

export const Playground = meta.story({
  play: turnEachControl(
    playground,
    {
      message: ['Order SC-1041 saved', shows('Order SC-1041 saved')],
      'options.severity': ['success', has('.MuiAlert-colorSuccess')],
      'options.autoHideDuration': [500, isClosedByItself],
      'options.onAction': ['showOrder', hasButton('Show')],
      'options.actionText': [
        'Open order',
        shows('Open order'),
        { 'options.onAction': 'showOrder' },
      ],
      // A second one is the first one.
      'options.key': [
        'saved',
        async () => {
          await userEvent.click(saveButton());
          return !isShown('2');
        },
      ],
    },
    save,
  ),
});
