import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudAdvanced from '../../docs/core/react-crud/demos/CrudAdvanced';
import { crudStory } from './crudStory';
import { offersNoMoreThan } from './offersNoMoreThan';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/Advanced', component: CrudAdvanced });

export const ListShown = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Chain')).toBeVisible();
    await offersNoMoreThan(canvasElement, []);
  },
});

export const RecordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Tube'));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText('Tube')).toBeVisible();
    await expect(canvas.queryByText('Chain')).not.toBeInTheDocument();
  },
});

RecordShown.test('And back to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All parts' }));
  await expect(await canvas.findByText('Chain')).toBeVisible();
});

export const FormOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'Part' })).toHaveValue('Chain');
  },
});

export const RightToLeftAndDark = RecordShown.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
