import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DialogForm from '../../docs/core/react-use-dialogs/demos/DialogForm';
import { demoStory } from './demoStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({ ...demoStory, title: 'Demos/useDialogs/Form', component: DialogForm });

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    await shownDialog('New customer');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

Open.test('The values of the form are the result', async ({ canvas, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Night shift');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bike' }), 'Folding bike');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Night shift, Folding bike')).toBeVisible();
});

Open.test('A form with an empty field is not accepted', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Night shift');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(screen.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
  await expect(screen.getByRole('dialog', { name: 'New customer' })).toBeVisible();
});

export const RightToLeftAndDark = Open.extend({ globals: { direction: 'rtl', mode: 'dark' } });
