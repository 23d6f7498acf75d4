import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogCustom from '../../docs/core/react-use-dialogs/demos/DialogCustom';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useDialogs/Custom',
  component: DialogCustom,
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show checklist' }));
    const dialog = await shownDialog('Before the test ride');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
});

Open.test('It leaves the page after it has closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });

export const Tailwind = Open.extend(inStyling('DialogCustom', 'tailwind'));

export const Css = Open.extend(inStyling('DialogCustom', 'css'));
