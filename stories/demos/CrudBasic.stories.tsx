import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudBasic from '../../docs/core/react-crud/demos/CrudBasic';
import { crudStory, recordParameters } from './crudStory';
import { shownDialog } from './shownDialog';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/Basic', component: CrudBasic });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const ListShown = meta.story({
  play: async ({ canvas }) => {
    await row('Red tourer');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Create new' })).toBeVisible();
  },
});

export const RecordShown = meta.story({
  parameters: recordParameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await row('City bike')).getByText('City bike'));
    await expect(await canvas.findByText('March 11, 2026')).toBeVisible();
    await expect(canvas.getByText('on the stand')).toBeVisible();
  },
});

export const Edited = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await row('Cargo bike')).getByRole('menuitem', { name: 'Edit' }));
    const hours = await canvas.findByRole('spinbutton', { name: 'Hours' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '8');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(
      within(await row('Cargo bike')).getByRole('gridcell', { name: '8' }),
    ).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item edited successfully.');
  },
});

export const RefusedWithoutABike = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Which bike is it?')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
  },
});

RefusedWithoutABike.test('With a bike it is created', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Bike' }), 'Unicycle');
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
  await row('Unicycle');
});

export const Deleted = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(within(await row('Tandem')).getByRole('menuitem', { name: 'Delete' }));
    const question = await shownDialog('Delete item?');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Tandem/ })).not.toBeInTheDocument(),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item deleted successfully.');
  },
});

export const RightToLeftAndDark = ListShown.extend({ globals: { direction: 'rtl', mode: 'dark' } });
