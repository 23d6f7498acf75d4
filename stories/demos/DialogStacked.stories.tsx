import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogStacked from '../../docs/core/react-use-dialogs/demos/DialogStacked';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Stacked',
  component: DialogStacked,
});

const note = 'Note on repair 218';
const question = 'Discard the note?';

export const TwoOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await shownDialog(question);
    await expect(screen.getByRole('dialog', { name: note, hidden: true })).toBeInTheDocument();
  },
});

TwoOpen.test('Declined, the first dialog stays', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  await shownDialog(note);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument(),
  );
});

TwoOpen.test('Confirmed, both close', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(
    () => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument(),
    { timeout: 3000 },
  );
});

export const RightToLeftAndDark = TwoOpen.extend({ globals: { direction: 'rtl', mode: 'dark' } });
