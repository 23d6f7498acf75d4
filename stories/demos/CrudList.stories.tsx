import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudList from '../../docs/core/react-crud/demos/CrudList';
import { crudStory } from './crudStory';
import { offersNoMoreThan } from './offersNoMoreThan';
import { shownDialog } from './shownDialog';

const meta = preview.meta({ ...crudStory, title: 'Demos/Crud/List', component: CrudList });

const said = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

export const ThreeParts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
    await offersNoMoreThan(canvasElement, ['filter']);
  },
});

ThreeParts.test(
  'A row, the buttons in it and the one above say which',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Brake pads/ });
    await userEvent.click(within(row).getByText('Brake pads'));
    await said('Row 42');
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await said('Edit 42');
    await userEvent.click(canvas.getByRole('button', { name: 'Create new' }));
    await said('Create');
  },
);

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show filters' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), 'brake');
    await waitFor(() => expect(canvas.getByText('1–2 of 2')).toBeInTheDocument(), {
      timeout: 3000,
    });
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(
      within(await shownDialog('Delete item?')).getByRole('button', { name: 'Delete' }),
    );
    await said('Delete 41');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item deleted successfully.');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument(),
    );
  },
});

export const RightToLeftAndDark = ThreeParts.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
