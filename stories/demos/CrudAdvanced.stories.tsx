import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudAdvanced from '../../docs/core/react-crud/demos/CrudAdvanced';
import { crudStory, recordParameters } from './crudStory';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/Advanced', component: CrudAdvanced });

export const ListShown = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Red tourer')).toBeVisible();
  },
});

export const RecordShown = meta.story({
  parameters: recordParameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Track bike'));
    await expect(await canvas.findByText('March 14, 2026')).toBeVisible();
  },
});

RecordShown.test('And back to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All repairs' }));
  await expect(await canvas.findByText('Red tourer')).toBeVisible();
});

export const FormOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /City bike/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'Bike' })).toHaveValue('City bike');
  },
});

export const RightToLeftAndDark = RecordShown.extend({ globals: { direction: 'rtl', mode: 'dark' } });
