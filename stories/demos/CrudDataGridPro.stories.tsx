import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudDataGridPro from '../../docs/core/react-crud/demos/CrudDataGridPro';
import { crudStory } from './crudStory';
import { offersNoMoreThan } from './offersNoMoreThan';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...crudStory,
  title: 'Demos/Crud/Data grid Pro',
  component: CrudDataGridPro,
});

/** The workbench has no license key, so this is the community grid: all of it works, and nothing is pinned. */
export const OnTheCommunityGrid = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–4 of 4')).toBeVisible();
    await offersNoMoreThan(canvasElement, []);
    await expect(canvasElement).not.toHaveTextContent('license key');
    await expect(canvasElement.querySelectorAll('[class*="cell--pinned"]')).toHaveLength(0);
  },
});

OnTheCommunityGrid.test(
  'The buttons of a row are those of the list',
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(
      within(await shownDialog('Delete item?')).getByRole('button', { name: 'Delete' }),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item deleted successfully.');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument(),
    );
  },
);

export const RightToLeftAndDark = OnTheCommunityGrid.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
