import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogAlert from '../../docs/core/react-use-dialogs/demos/DialogAlert';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Alert',
  component: DialogAlert,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'When are you open?' }));
    await expect(await shownDialog('Opening hours')).toHaveTextContent(
      'Monday to Friday, 9 to 18.',
    );
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
});

Open.test('The button closes it and gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'When are you open?' })).toHaveFocus();
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });
