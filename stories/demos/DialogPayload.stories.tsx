import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogPayload from '../../docs/core/react-use-dialogs/demos/DialogPayload';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Payload',
  component: DialogPayload,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Red tourer' }));
    await expect(await shownDialog('Red tourer')).toHaveTextContent('True the rear wheel');
  },
});

Open.test('Another payload, the same component', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole('button', { name: 'City bike' }));
  await expect(await shownDialog('City bike')).toHaveTextContent('Replace the chain');
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });
