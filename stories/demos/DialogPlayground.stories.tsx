import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:DialogPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-use-dialogs/demos/DialogPlayground';
import { has, playgroundStory, shows, turnEachControl } from './playgroundStory';

const meta = preview.meta({
  ...playgroundStory(playground, demo),
  title: 'useDialogs/Playground',
  tags: ['all-modes', '!autodocs'],
});

/** The dialog, open: the one of the control before is gone with its provider. */
async function openDialog() {
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The last dialog is still there.');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
  await screen.findByRole('dialog');
}

const confirm = { method: 'confirm' };

export const Playground = meta.story({
  play: turnEachControl(
    playground,
    {
      method: ['prompt', () => screen.queryByRole('textbox') !== null],
      msg: ['Check the brakes.', shows('Check the brakes.')],
      'options.title': ['Delete order?', shows('Delete order?')],
      'options.okText': ['Delete', shows('Delete')],
      'options.cancelText': ['Keep', shows('Keep'), confirm],
      'options.severity': ['error', has('.MuiButton-colorError'), confirm],
      'options.onClose': [
        'save',
        async () => {
          await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
          return screen.queryByRole('progressbar') !== null;
        },
      ],
    },
    openDialog,
  ),
});
