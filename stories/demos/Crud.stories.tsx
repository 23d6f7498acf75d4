import { expect, screen, waitFor, within, type userEvent } from '../kit/storyTest';
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
import { listDefects, recordDefects, rowDefects } from './packageDefects';
import { shownDialog } from './shownDialog';

type Offer = 'filter' | 'sort';

/** A list shows the controls that its data source supports, and no others. */
async function offersNoMoreThan(root: HTMLElement, offers: readonly Offer[]) {
  const canvas = within(root);
  const headers = await canvas.findAllByRole('columnheader');
  // Drawn when the header is pointed at, and out of the accessibility tree until then.
  await expect(headers.some((header) => header.querySelector('[aria-label=Sort]'))).toBe(
    offers.includes('sort'),
  );
  await expect(canvas.queryAllByRole('button', { name: 'Show filters' })).toHaveLength(
    offers.includes('filter') ? 1 : 0,
  );
}

/** Answers the question before a deletion. */
async function confirmDeletion(question: string, user: Pick<typeof userEvent, 'click'>) {
  const dialog = await shownDialog(question);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

const meta = preview.meta({
  ...demoStory,
  title: 'Crud/Interactions',
  tags: ['!autodocs'],
  parameters: { ...demoStory.parameters, ...listDefects },
});

export const AdvancedRecordShown = meta.story({
  render: CrudAdvanced,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Tire, 700x32'));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByText('Tire, 700x32')).toBeVisible();
    await expect(canvas.queryByText('Chain, 9-speed')).not.toBeInTheDocument();
  },
});

AdvancedRecordShown.test('returns to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All parts' }));
  await expect(await canvas.findByText('Chain, 9-speed')).toBeVisible();
});

/** The form has the values of the record. */
export const AdvancedFormOpened = meta.story({
  render: CrudAdvanced,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'Part' })).toHaveValue(
      'Chain, 9-speed',
    );
  },
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const BasicRecordShown = meta.story({
  render: CrudBasic,
  parameters: recordDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await row('SC-1039')).getByText('Old Mill Hotel'));
    await expect(await canvas.findByText('March 9, 2026')).toBeVisible();
    await expect(canvas.getByText('In progress')).toBeVisible();
  },
});

/** The list has the new total, and a notification says that the order is saved. */
export const BasicEdited = meta.story({
  render: CrudBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await row('SC-1041')).getByRole('menuitem', { name: 'Edit' }));
    const total = await canvas.findByRole('spinbutton', { name: 'Total in USD' });
    await userEvent.clear(total);
    await userEvent.type(total, '58');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(within(await row('SC-1041')).getByRole('gridcell', { name: '58' })).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Order saved');
  },
});

/** The field is invalid, and says what to enter. */
export const BasicRequiredFieldMissing = meta.story({
  render: CrudBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New order' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Enter a customer')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Customer' })).toBeInvalid();
  },
});

BasicRequiredFieldMissing.test(
  'creates the record once the fields are filled',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'Hill Street School');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Total in USD' }), '75');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await row('SC-1049 Hill Street School');
  },
);

/** The order is gone, and a notification above the list confirms it. */
export const BasicDeleted = meta.story({
  render: CrudBasic,
  parameters: rowDefects,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await row('SC-1041')).getByRole('menuitem', { name: 'Delete' }));
    await confirmDeletion('Delete order?', userEvent);
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /SC-1041/ })).not.toBeInTheDocument(),
    );
    const notification = await screen.findByRole('alert');
    await expect(notification).toHaveTextContent('Order deleted');
    const rows = screen.getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(notification.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      rows[0]!.getBoundingClientRect().top,
    );
  },
});

const asked = (times: number) => `getMany calls: ${times}`;

export const CacheReusesSortedPages = meta.story({
  render: CrudCache,
  tags: ['all-modes'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'The first page was requested, and the grid offers sorting and nothing else',
      async () => {
        await expect(await canvas.findByText(asked(1))).toBeVisible();
        await offersNoMoreThan(canvasElement, ['sort']);
      },
    );
    const header = await canvas.findByRole('columnheader', { name: 'Part' });
    for (const requests of [2, 3]) {
      await userEvent.click(header);
      await step(`A new sort order: ${requests} requests`, async () =>
        expect(await canvas.findByText(asked(requests))).toBeVisible(),
      );
    }
    await userEvent.click(header);
    await userEvent.click(header);
    await step('The first sort order again: no further request', async () => {
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(canvas.getByText(asked(3))).toBeVisible();
    });
  },
});

CacheReusesSortedPages.test(
  'requests every sort order without the cache',
  async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use the cache' }));
    await step('Without the cache: 4 requests', async () =>
      expect(await canvas.findByText(asked(4))).toBeVisible(),
    );
    const header = await canvas.findByRole('columnheader', { name: 'Part' });
    for (const requests of [5, 6]) {
      await userEvent.click(header);
      await step(`A sort order: ${requests} requests`, async () =>
        expect(await canvas.findByText(asked(requests))).toBeVisible(),
      );
    }
  },
);

/** Both fields say what to enter, and nothing is created. */
export const CreateEmptyFormRejected = meta.story({
  render: CrudCreate,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
    await expect(await canvas.findByText('Enter a customer')).toBeVisible();
    await expect(canvas.getByText('Enter a service')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Customer' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing created yet');
  },
});

/** The order is created, and the form is empty again. */
export const CreateSubmitted = meta.story({
  render: CrudCreate,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'Northside Cafe');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Service' }), 'Tune-up');
    await userEvent.click(canvas.getByRole('button', { name: 'Create order' }));
    await expect(await canvas.findByText('Last created: Tune-up, Northside Cafe')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Customer' })).toHaveValue('');
  },
});

/** Four of six orders are shown, without column menus and export. */
export const DataGridFirstPage = meta.story({
  render: CrudDataGrid,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /SC-1037/ })).toBeVisible();
    await expect(canvas.getByText('1–4 of 6')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Order column menu' }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await offersNoMoreThan(canvasElement, []);
  },
});

DataGridFirstPage.test('requests and shows the second page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
  await expect(await canvas.findByRole('row', { name: /SC-1042/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /SC-1037/ })).not.toBeInTheDocument();
});

/** The workbench has no license key, so this is the community grid: all of it works, and nothing is pinned. */
export const DataGridProWithoutLicenseKey = meta.story({
  render: CrudDataGridPro,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /SC-1036/ })).toBeVisible();
    await offersNoMoreThan(canvasElement, []);
    await expect(canvasElement).not.toHaveTextContent('license key');
    await expect(canvasElement.querySelectorAll('[class*="cell--pinned"]')).toHaveLength(0);
  },
});

DataGridProWithoutLicenseKey.test(
  'deletes a row by its button',
  { parameters: { stepsNeed: { from: 900, because: 'the button is scrolled out' } } },
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /SC-1036/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
    await confirmDeletion('Delete order?', userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Order deleted');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /SC-1036/ })).not.toBeInTheDocument(),
    );
  },
);

export const EditSaved = meta.story({
  render: CrudEdit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ready' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Order saved');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ready'));
  },
});

const said = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** Four of six parts are shown; the grid offers filters and nothing else. */
export const ListShown = meta.story({
  render: CrudList,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /Chain/ })).toBeVisible();
    await expect(canvas.getByText('1–4 of 6')).toBeVisible();
    await offersNoMoreThan(canvasElement, ['filter']);
  },
});

ListShown.test(
  'passes the id of the row to its handlers',
  { parameters: rowDefects },
  async ({ canvas, userEvent, step }) => {
    const row = await canvas.findByRole('row', { name: /Brake pads/ });
    await userEvent.click(within(row).getByText('Brake pads, disc'));
    await step('The handler was called with P-103', () => said('onRowClick: P-103'));
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Edit' }));
    await step('The handler was called with P-103', () => said('onEditClick: P-103'));
    await userEvent.click(canvas.getByRole('button', { name: 'New part' }));
    await step('The handler was called', () => said('onCreateClick'));
  },
);

/** Two parts match. */
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

/** The handler was called with P-101, the part is gone, and a notification confirms it. */
export const ListDeleted = meta.story({
  render: CrudList,
  parameters: rowDefects,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Chain/ });
    await userEvent.click(within(row).getByRole('menuitem', { name: 'Delete' }));
    await confirmDeletion('Delete part?', userEvent);
    await said('onDelete: P-101');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Part deleted');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Chain/ })).not.toBeInTheDocument(),
    );
  },
});

/** The handler was called with SC-1039. */
export const ShowEditClicked = meta.story({
  render: CrudShow,
  parameters: recordDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('onEditClick: SC-1039');
  },
});

/** The page says that the order is deleted, and the handler was called. */
export const ShowDeleted = meta.story({
  render: CrudShow,
  parameters: recordDefects,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await confirmDeletion('Delete order?', userEvent);
    await expect(await canvas.findByText('This order was deleted.')).toBeVisible();
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(
      'onDelete: SC-1039',
    );
  },
});
