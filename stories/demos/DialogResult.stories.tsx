import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogResult from '../../docs/core/react-use-dialogs/demos/DialogResult';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Result',
  component: DialogResult,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign repair' }));
    await shownDialog('Who takes this repair?');
  },
});

export const NameReturned = Open.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign repair' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bench 2' }));
    await expect(await shownDialog('Alert')).toHaveTextContent('Bench 2 takes the repair');
  },
});

Open.test('Escape returns null', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(await shownDialog('Alert')).toHaveTextContent('Nobody was chosen');
});

export const RightToLeftAndDark = NameReturned.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
