import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogConfirm from '../../docs/core/react-use-dialogs/demos/DialogConfirm';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Confirm',
  component: DialogConfirm,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel repair' }));
    await expect(await shownDialog('Cancel repair 218?')).toHaveTextContent(
      'The mechanic is told to put the bike back.',
    );
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Cancel repair' })).toHaveClass(
      'MuiButton-colorError',
    );
  },
});

Open.test('The answer is true when it is confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel repair' }));
  await expect(await canvas.findByText('Repair 218: cancelled')).toBeVisible();
});

Open.test('The answer is false when it is declined', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await expect(await canvas.findByText('Repair 218: kept')).toBeVisible();
});

Open.test('The answer is false when Escape closes it', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByText('Repair 218: kept')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });
