import type { ReactNode } from 'react';
import {
  Create,
  CrudProvider,
  List,
  Show,
  type DataModel,
  type DataSource,
} from '@toolpad/core/Crud';
import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotifications } from '@toolpad/core/useNotifications';
import {
  complaintsOf,
  find,
  press,
  rerendering,
  show,
  statementsOf,
  Use,
  violations,
} from '../kit';

const bikes = [
  { id: 1, bike: 'Gravel', gears: 11, isPaid: true, due: '2026-03-02T12:00:00Z', size: 'M' },
  { id: 2, bike: 'Cargo', gears: 8, isPaid: false, due: '2026-03-03T12:00:00Z', size: 'L' },
];

export const source: Required<DataSource<DataModel>> = {
  fields: [
    { field: 'id', headerName: 'Number' },
    { field: 'bike', headerName: 'Bike' },
    { field: 'gears', headerName: 'Gears', type: 'number' },
    { field: 'isPaid', headerName: 'Paid', type: 'boolean' },
    {
      field: 'due',
      headerName: 'Due',
      type: 'date',
      valueGetter: (value) => value && new Date(value),
    },
    { field: 'size', headerName: 'Size', type: 'singleSelect', valueOptions: ['M', 'L'] },
  ],
  getMany: () => Promise.resolve({ items: bikes, itemCount: bikes.length }),
  getOne: () => Promise.resolve(bikes[0]!),
  createOne: (values) => Promise.resolve({ ...bikes[0]!, ...values }),
  updateOne: () => Promise.resolve(bikes[0]!),
  deleteOne: () => Promise.resolve(),
  validate: ({ ...value }) => ({ value }),
};

const wrong: Required<DataSource<DataModel>> = {
  ...source,
  validate: () => ({
    issues: source.fields.map(({ field }) => ({ message: `${field} is wrong`, path: [field] })),
  }),
};

export const initialValues = { bike: '', gears: 1, isPaid: false, size: '' };

const create = page.getByRole('button', { name: 'Create' });

const cell = page.getByRole('gridcell', { name: 'Gravel' });

/** Renders a form and submits it: it has an error at each field. */
export async function showErrors() {
  const view = show(<Create dataSource={wrong} initialValues={initialValues} />);
  await complaintsOf(async () => {
    await create.click();
    await expect.element(page.getByText('bike is wrong', { exact: true })).toBeVisible();
  });
  return view;
}

/** How often a list asks for its rows again when it is rendered again. */
async function asksAgain(list: (once: typeof source) => ReactNode) {
  const getMany = vi.fn(source.getMany);
  const once = { ...source, getMany };
  const [Again, again] = rerendering(() => list(once));
  const { unmount } = show(<Again />);
  await expect.element(cell).toBeVisible();
  const before = getMany.mock.calls.length;
  again();
  await expect.element(cell).toBeVisible();
  unmount();
  return getMany.mock.calls.length - before;
}

const test = statementsOf('core/react-crud');

test('Create the data source once, outside your components or in a state. If its methods are new on every render, a list without a cache loads the data again.', async () => {
  const renewed = (once: typeof source) =>
    ({ ...once, getMany: (ask) => once.getMany(ask) }) as typeof source;
  expect(await asksAgain((once) => <List dataSource={once} />)).toBe(0);
  expect(await asksAgain((once) => <List dataSource={renewed(once)} />)).toBe(1);
});
test('Give checkboxes an initial value. Set every boolean field in defaultValues or initialValues. Otherwise, React warns about an uncontrolled input when the form resets.', async () => {
  const complaints = (values: object) =>
    complaintsOf(async () => {
      const { unmount } = show(<Create dataSource={source} initialValues={values} />);
      await page.getByRole('checkbox').click();
      await create.click();
      // The form is reset.
      await expect.element(page.getByRole('checkbox')).not.toBeChecked();
      unmount();
    });
  expect(await complaints(initialValues)).not.toContain('uncontrolled');
  expect(await complaints({})).toContain('uncontrolled');
});
test('An empty number field has the value 0.', async () => {
  const createOne = vi.fn(source.createOne!);
  show(<Create dataSource={{ ...source, createOne }} initialValues={initialValues} />);
  await page.getByLabelText('Gears').fill('');
  await create.click();
  await expect.poll(() => createOne.mock.calls[0]?.[0]).toMatchObject({ gears: 0 });
});
test('The list grows with its rows.', async () => {
  const height = async (count: number) => {
    const items = Array.from({ length: count }, (_, id) => ({ ...bikes[0]!, id }));
    const getMany = () => Promise.resolve({ items, itemCount: count });
    const { unmount } = show(<List dataSource={{ ...source, getMany }} />);
    await expect.element(cell.first()).toBeVisible();
    const { offsetHeight } = find('.MuiDataGrid-root');
    unmount();
    return offsetHeight;
  };
  expect((await height(20)) - (await height(2))).toBe(18 * 52);
});
test('Users see your error messages.', async () => {
  const getMany = () => Promise.reject(new Error('The shop is closed'));
  show(<List dataSource={{ ...source, getMany }} />);
  await expect.element(page.getByText('The shop is closed')).toBeVisible();
});
test('Notifications cover the end of the list in a small window.', async () => {
  await page.viewport(390, 260);
  show(
    <>
      <Use hook={useNotifications} press={(notifications) => notifications.show('Saved')} />
      <List dataSource={source} />
    </>,
  );
  await expect.element(cell).toBeVisible();
  await press();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const end = find('.MuiDataGrid-footerContainer');
  end.scrollIntoView({ block: 'end' });
  const { top, bottom } = end.getBoundingClientRect();
  const notification = page.getByRole('alert').element().getBoundingClientRect();
  expect([bottom > notification.top, top < notification.bottom]).toEqual([true, true]);
});
test('Keyboard: a row opens on click, not with the Enter key.', async () => {
  const onRowClick = vi.fn();
  show(<List dataSource={source} onRowClick={onRowClick} />);
  await cell.click();
  expect(onRowClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement?.textContent).toBe('Cargo');
  expect(onRowClick).toHaveBeenCalledTimes(1);
});
test('Focus: the grid has no visible focus ring. Restore it with slotProps.dataGrid.sx, for example on & .MuiDataGrid-cell:focus-visible.', async () => {
  const ring = { '& .MuiDataGrid-cell:focus-visible': { outline: '2px solid red' } };
  const outlines = [];
  for (const sx of [undefined, ring]) {
    const { unmount } = show(<List dataSource={source} slotProps={{ dataGrid: { sx } }} />);
    await cell.click();
    await userEvent.keyboard('{ArrowDown}');
    outlines.push(getComputedStyle(document.activeElement!).outlineStyle);
    unmount();
  }
  expect(outlines).toEqual(['none', 'solid']);
});
test("Required fields aren't marked.", async () => {
  await showErrors();
  const field = page.getByLabelText('Bike');
  await expect.element(field).not.toBeRequired();
  await expect.element(field).toHaveAccessibleName('Bike');
});
test("Errors of checkboxes and selects aren't connected to the control.", async () => {
  await showErrors();
  const described = (name: string) => page.getByLabelText(name, { exact: true });
  await expect.element(described('Bike')).toHaveAccessibleDescription('bike is wrong');
  await expect.element(described('Paid')).toHaveAccessibleDescription('');
  await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('');
});
test('Actions column: its header is empty, which axe reports as empty-table-header.', async () => {
  show(<List dataSource={source} />);
  await expect.element(cell).toBeVisible();
  expect(await violations(find('.MuiDataGrid-root'))).toContain('empty-table-header');
});
test('Localization: the name of the reload button is always refresh. Yes, No and dates are in English.', async () => {
  const { unmount } = show(<List dataSource={source} />, {
    localeText: { reloadButtonLabel: 'translated' } as object,
  });
  await expect.element(page.getByRole('button', { name: 'refresh' })).toBeVisible();
  unmount();
  show(<Show id={1} dataSource={source} />);
  await expect.element(page.getByText('Yes', { exact: true })).toBeVisible();
  await expect.element(page.getByText('March 2, 2026')).toBeVisible();
});
test('Contrast: the delete button on the details page has a contrast of 3.7:1 in dark mode.', async () => {
  localStorage.setItem('toolpad-mode', 'dark');
  show(<Show id={1} dataSource={source} />);
  const button = page.getByRole('button', { name: 'Delete' });
  await expect.element(button).toBeVisible();
  const { violations: found } = await axe.run(button.element(), { runOnly: 'color-contrast' });
  const { contrastRatio } = found[0]!.nodes[0]!.any[0]!.data as { contrastRatio: number };
  expect(contrastRatio).toBeCloseTo(3.7, 1);
});
test('Form fields have labels. The errors of text, number and date fields are connected to them.', async () => {
  await showErrors();
  for (const name of ['Bike', 'Gears', 'Due'])
    await expect
      .element(page.getByRole(name === 'Gears' ? 'spinbutton' : 'textbox', { name }))
      .toHaveAccessibleDescription(/ is wrong$/);
  await expect.element(page.getByRole('checkbox', { name: 'Paid' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toBeVisible();
});
test("List, Show, Create and Edit have no cache outside Crud and CrudProvider, unless you pass one. Inside, null has no effect on them: they use the provider's cache.", async () => {
  const asked = await asksAgain((once) => (
    <CrudProvider dataSource={{ ...once }}>
      <List dataSourceCache={null} />
    </CrudProvider>
  ));
  expect(asked).toBe(0);
});
