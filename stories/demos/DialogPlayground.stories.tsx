import { screen, userEvent, waitFor } from '../kit/storyTest';
import playground from 'playground:DialogPlayground';
import preview from '../../.storybook/preview';
import * as demo from '../../docs/core/react-use-dialogs/demos/DialogPlayground';
import { isShown, playgroundStory, turnEachControl } from './playgroundStory';

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
  play: (context) =>
    turnEachControl(
      playground,
      {
        method: { value: 'prompt', shows: () => screen.queryByRole('textbox') !== null },
        msg: { value: 'Check the brakes.', shows: () => isShown('Check the brakes.') },
        'options.title': { value: 'Delete order?', shows: () => isShown('Delete order?') },
        'options.okText': { value: 'Delete', shows: () => isShown('Delete') },
        'options.cancelText': { value: 'Keep', with: confirm, shows: () => isShown('Keep') },
        'options.severity': {
          value: 'error',
          with: confirm,
          shows: () => document.querySelector('.MuiButton-colorError') !== null,
        },
        'options.onClose': {
          value: 'save',
          shows: async () => {
            await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
            return screen.queryByRole('progressbar') !== null;
          },
        },
      },
      context,
      openDialog,
    ),
});
