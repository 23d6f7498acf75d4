import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import CrudAdvanced from '../../docs/core/react-crud/demos/CrudAdvanced';
import CrudBasic from '../../docs/core/react-crud/demos/CrudBasic';
import CrudCache from '../../docs/core/react-crud/demos/CrudCache';
import CrudCreate from '../../docs/core/react-crud/demos/CrudCreate';
import CrudDataGrid from '../../docs/core/react-crud/demos/CrudDataGrid';
import CrudDataGridPro from '../../docs/core/react-crud/demos/CrudDataGridPro';
import CrudEdit from '../../docs/core/react-crud/demos/CrudEdit';
import CrudList from '../../docs/core/react-crud/demos/CrudList';
import CrudShow from '../../docs/core/react-crud/demos/CrudShow';
import { demoStory } from './demoStory';
import { offersNoMoreThan } from './offersNoMoreThan';
import { listDefects, recordDefects } from './packageDefects';
import { shownDialog } from './shownDialog';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Crud/Interactions',
  parameters: { ...demoStory.parameters, ...listDefects },
});

export const AdvancedRecordShown = meta.story({
  render: CrudAdvanced,
  tags: ['all-modes'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(await canvas.findByText('Chain')).toBeVisible();
      await offersNoMoreThan(canvasElement, []);
    });
    await userEvent.click(await canvas.findByText('Tube'));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText('Tube')).toBeVisible();
    await expect(canvas.queryByText('Chain')).not.toBeInTheDocument();
  },
});

AdvancedRecordShown.test('returns to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All parts' }));
  await expect(await canvas.findByText('Chain')).toBeVisible();
});

export const AdvancedFormOpened = meta.story({
  render: CrudAdvanced,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'Part' })).toHaveValue('Chain');
  },
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const BasicRecordShown = meta.story({
  render: CrudBasic,
  parameters: recordDefects,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await row('Red tourer');
      await expect(canvas.getAllByRole('row')).toHaveLength(7);
      await expect(canvas.getByRole('button', { name: 'Create new' })).toBeVisible();
    });
    await userEvent.click(within(await row('City bike')).getByText('City bike'));
    await expect(await canvas.findByText('March 11, 2026')).toBeVisible();
    await expect(canvas.getByText('on the stand')).toBeVisible();
  },
});

export const BasicEdited = meta.story({
  render: CrudBasic,
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

export const BasicRequiredFieldMissing = meta.story({
  render: CrudBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Which bike is it?')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
  },
});

BasicRequiredFieldMissing.test(
  'creates the record once the field is filled',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bike' }), 'Unicycle');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await row('Unicycle');
  },
);

export const BasicDeleted = meta.story({
  render: CrudBasic,
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

const asked = (times: number) => `Requests for the list: ${times}`;

export const CacheReusesSortedPages = meta.story({
  render: CrudCache,
  tags: ['all-modes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(asked(1))).toBeVisible();
    await offersNoMoreThan(canvasElement, ['sort']);
    const header = await canvas.findByRole('columnheader', { name: 'Part' });
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(2))).toBeVisible();
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(3))).toBeVisible();
    await userEvent.click(header);
    await userEvent.click(header);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText(asked(3))).toBeVisible();
  },
});

CacheReusesSortedPages.test(
  'requests every sort order without the cache',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Cache' }));
    await expect(await canvas.findByText(asked(4))).toBeVisible();
    const header = await canvas.findByRole('columnheader', { name: 'Part' });
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(5))).toBeVisible();
    await userEvent.click(header);
    await expect(await canvas.findByText(asked(6))).toBeVisible();
  },
);

export const CreateEmptyFormRejected = meta.story({
  render: CrudCreate,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Which bike is it?')).toBeVisible();
    await expect(canvas.getByText('At least one hour')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('Created: nothing yet');
  },
});

export const CreateSubmitted = meta.story({
  render: CrudCreate,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bike' }), 'Unicycle');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hours' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Created: Unicycle')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bike' })).toHaveValue('');
  },
});

export const DataGridFirstPage = meta.story({
  render: CrudDataGrid,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–3 of 5')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Part column menu' }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await offersNoMoreThan(canvasElement, []);
  },
});

DataGridFirstPage.test('requests and shows the second page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
  await expect(await canvas.findByRole('row', { name: /Tube/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument();
});

/** The workbench has no license key, so this is the community grid: all of it works, and nothing is pinned. */
export const DataGridProWithoutLicenseKey = meta.story({
  render: CrudDataGridPro,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–4 of 4')).toBeVisible();
    await offersNoMoreThan(canvasElement, []);
    await expect(canvasElement).not.toHaveTextContent('license key');
    await expect(canvasElement.querySelectorAll('[class*="cell--pinned"]')).toHaveLength(0);
  },
});

DataGridProWithoutLicenseKey.test('deletes a row by its button', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Chain/ });
  await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(
    within(await shownDialog('Delete item?')).getByRole('button', {
      name: 'Delete',
    }),
  );
  await expect(await screen.findByRole('alert')).toHaveTextContent('Item deleted successfully.');
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument());
});

export const EditSaved = meta.story({
  render: CrudEdit,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Bike' })).toHaveValue('City bike');
      await expect(canvas.getByRole('checkbox', { name: 'Paid' })).toBeChecked();
    });
    const bike = await canvas.findByRole('textbox', { name: 'Bike' });
    await userEvent.clear(bike);
    await userEvent.type(bike, 'Town bike');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Paid' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByText('Saved: Town bike, not paid')).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item edited successfully.');
  },
});

const said = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

export const ListShown = meta.story({
  render: CrudList,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
    await offersNoMoreThan(canvasElement, ['filter']);
  },
});

ListShown.test('passes the id of the row to its handlers', async ({ canvas, userEvent }) => {
  const row = await canvas.findByRole('row', { name: /Brake pads/ });
  await userEvent.click(within(row).getByText('Brake pads'));
  await said('Row 42');
  await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
  await said('Edit 42');
  await userEvent.click(canvas.getByRole('button', { name: 'Create new' }));
  await said('Create');
});

export const ListFiltered = meta.story({
  render: CrudList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show filters' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), 'brake');
    await waitFor(() => expect(canvas.getByText('1–2 of 2')).toBeInTheDocument(), {
      timeout: 3000,
    });
  },
});

export const ListDeleted = meta.story({
  render: CrudList,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(
      within(await shownDialog('Delete item?')).getByRole('button', {
        name: 'Delete',
      }),
    );
    await said('Delete 41');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Item deleted successfully.');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument(),
    );
  },
});

export const ShowRecordShown = meta.story({
  render: CrudShow,
  parameters: recordDefects,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('City bike')).toBeVisible();
    await expect(canvas.getByText('March 11, 2026')).toBeVisible();
    await expect(canvas.getByText('Yes')).toBeVisible();
  },
});

export const ShowEditClicked = ShowRecordShown.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Edit 219');
  },
});

export const ShowDeleted = meta.story({
  render: CrudShow,
  parameters: recordDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(await shownDialog('Delete item?')).getByRole('button', {
        name: 'Delete',
      }),
    );
    await expect(await canvas.findByText('This item has been deleted.')).toBeVisible();
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('Deleted 219');
  },
});
