import { expect, test, type Page, type Request } from '@playwright/test';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { evidenceOfCore } from '../support/evidence';
import { buildWithVite } from '../support/buildWithVite';

/** Runs the data source and the workarounds from the Crud page, unchanged, in a Vite app with its configuration. */
test.describe.configure({ mode: 'serial' });

interface Order {
  id: number;
  bike: string;
  total: number;
}

const page = readFileSync('docs/core/react-crud/page.mdx', 'utf8');

/** The last code block with this title. */
function fence(title: string): string {
  const found = [...page.matchAll(/```tsx? title="([^"]+)"[^\n]*\n([^]*?)```/g)].findLast(
    ([, name]) => name === title,
  );
  if (!found)
    throw new Error(
      `The page of Crud has no code block with the title ${title}. This test runs it: restore it or update the test.`,
    );
  return found[2]!;
}

const main = `
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider } from '@toolpad/core/AppProvider';
import './fixListHistory';
import { OrdersPage } from './OrdersPage';

function App() {
  const [url, setUrl] = useState(() => new URL(location.hash.slice(1) || '/orders', location.origin));
  const router = useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
  return (
    <AppProvider router={router}>
      <OrdersPage />
    </AppProvider>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
`;

const origin = 'https://orders.example';
let folder = '';
let orders: Order[] = [];
const asked: string[] = [];

/** A small API of orders: sorts, filters, rejects a locked bike and answers 404 for unknown ids. */
function answer(request: Request): { status?: number; json?: unknown; body?: string } {
  const url = new URL(request.url());
  const method = request.method();
  asked.push(`${method} ${decodeURIComponent(url.pathname + url.search)}`);
  const sent = () => request.postDataJSON() as Omit<Order, 'id'>;
  const [, , , id] = url.pathname.split('/');
  const known = orders.find((order) => String(order.id) === id);

  if (method === 'GET' && !id) {
    const [, , text = ''] = url.searchParams.get('filter')?.toLowerCase().split(':') ?? [];
    const items = orders.filter(({ bike }) => bike.toLowerCase().includes(text));
    const [field, order] = url.searchParams.get('sort')?.split(':') ?? [];
    if (field === 'bike')
      items.sort((a, b) =>
        (order === 'desc' ? b : a).bike.localeCompare((order === 'desc' ? a : b).bike),
      );
    return { json: { items, itemCount: items.length } };
  }
  if (method === 'POST') {
    const created = { ...sent(), id: 100 + orders.length };
    if (created.bike === 'Locked bike') return { status: 422, body: 'This bike is locked.' };
    orders.push(created);
    return { status: 201, json: created };
  }
  if (!known) return { status: 404, body: `There is no order ${id}.` };
  if (method === 'GET') return { json: known };
  if (method === 'PUT') return { json: Object.assign(known, sent()) };
  orders = orders.filter((order) => order !== known);
  return { status: 204 };
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/crud-http-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Orders</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  );
  writeFileSync(path.join(folder, 'vite.config.ts'), fence('vite.config.ts'));
  for (const file of ['orders.ts', 'OrdersPage.tsx', 'fixListHistory.ts'])
    writeFileSync(path.join(folder, 'src', file), fence(file));
  writeFileSync(path.join(folder, 'src/main.tsx'), main);
  await buildWithVite({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'silent',
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async ({ context }) => {
  await context.route(`${origin}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    const file = path.join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
    return route.fulfill(pathname.startsWith('/api/') ? answer(request) : { path: file });
  });
  asked.length = 0;
  orders = [
    { id: 1, bike: 'Red tourer', total: 2 },
    { id: 2, bike: 'City bike', total: 1 },
  ];
});

const row = (tab: Page, name: string) => tab.getByRole('row', { name: new RegExp(name) });

test('the list is sorted and filtered by the server', async ({ page: tab }) => {
  await tab.goto(origin);
  await expect(row(tab, 'Red tourer')).toBeVisible();
  expect(asked).toEqual(['GET /api/orders?page=0&pageSize=25']);

  await tab.getByRole('columnheader', { name: 'Bike' }).click();
  await expect(tab.getByRole('row').nth(1)).toHaveAccessibleName(/City bike/);
  expect(asked.at(-1)).toContain('sort=bike:asc');

  await tab.getByRole('button', { name: 'Show filters' }).click();
  await tab.getByRole('textbox', { name: 'Value' }).fill('red');
  await expect(row(tab, 'City bike')).toHaveCount(0);
  expect(asked.at(-1)).toContain('&filter=bike:contains:red');
});

test('a newer request cancels the one before, without an error', async ({ page: tab }) => {
  await tab.goto(origin);
  await tab.getByRole('button', { name: 'Show filters' }).click();
  const failed = tab.waitForEvent('requestfailed', (request) => request.url().includes('city'));
  // This response never arrives.
  const held = new Promise<void>((resolve) => {
    void tab.route(
      ({ search }) => search.includes('city'),
      () => resolve(),
    );
  });
  await tab.getByRole('textbox', { name: 'Value' }).fill('city');
  await held;
  await tab.getByRole('textbox', { name: 'Value' }).fill('red');
  await failed;
  await expect(row(tab, 'Red tourer')).toBeVisible();
  await expect(row(tab, 'City bike')).toHaveCount(0);
  await expect(tab.getByText('abort')).toHaveCount(0);
});

test('the list adds no history entry', async ({ page: tab }) => {
  await tab.goto(origin);
  await expect(row(tab, 'Red tourer')).toBeVisible();
  expect(new URL(tab.url()).search).toBe('?page=0&pageSize=25');
  expect(await tab.evaluate(() => history.length)).toBe(2);
});

test('a new record is validated, sent and listed', async ({ page: tab }) => {
  evidenceOfCore('3.3.1 Error Identification');
  await tab.goto(origin);
  await tab.getByRole('button', { name: 'Create new' }).click();
  await tab.getByRole('spinbutton', { name: 'Total' }).fill('7');
  await tab.getByRole('button', { name: 'Create' }).click();
  await expect(tab.getByText('Enter a bike')).toBeVisible();
  await expect(tab.getByRole('spinbutton', { name: 'Total' })).toHaveValue('7');
  expect(asked.some((line) => line.startsWith('POST'))).toBe(false);

  await tab.getByRole('textbox', { name: 'Bike' }).fill('Tandem');
  await tab.getByRole('spinbutton', { name: 'Total' }).fill('3');
  await tab.getByRole('button', { name: 'Create' }).click();
  await expect(row(tab, 'Tandem')).toBeVisible();
  expect(orders.at(-1)).toEqual({ id: 102, bike: 'Tandem', total: 3 });
});

test('shows the error message of the server', async ({ page: tab }) => {
  await tab.goto(`${origin}#/orders/new`);
  await tab.getByRole('textbox', { name: 'Bike' }).fill('Locked bike');
  await tab.getByRole('spinbutton', { name: 'Total' }).fill('1');
  await tab.getByRole('button', { name: 'Create' }).click();
  await expect(tab.getByRole('alert')).toContainText('This bike is locked.');
  await expect(tab.getByRole('textbox', { name: 'Bike' })).toHaveValue('Locked bike');
  expect(orders).toHaveLength(2);
});

test('a record is read, edited and saved', async ({ page: tab }) => {
  await tab.goto(origin);
  await tab.getByText('City bike').click();
  await tab.getByRole('button', { name: 'Edit' }).click();
  await tab.getByRole('spinbutton', { name: 'Total' }).fill('5');
  await tab.getByRole('button', { name: 'Edit' }).click();
  await expect(row(tab, 'City bike')).toContainText('5');
  expect(asked).toContain('PUT /api/orders/2');
  expect(orders[1]).toEqual({ id: 2, bike: 'City bike', total: 5 });
});

test('a record is deleted after confirmation', async ({ page: tab }) => {
  evidenceOfCore('3.3.4 Error Prevention (Legal, Financial, Data)');
  await tab.goto(origin);
  await row(tab, 'Red tourer').getByRole('menuitem', { name: 'Delete' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // An open dialog hides the rows behind it, so their absence alone proves nothing.
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => asked).toContain('DELETE /api/orders/1');
  await expect(row(tab, 'Red tourer')).toHaveCount(0);
  expect(orders.map(({ id }) => id)).toEqual([2]);
});

test('a missing record shows the error message of the server', async ({ page: tab }) => {
  await tab.goto(`${origin}#/orders/99`);
  await expect(tab.getByRole('alert')).toHaveText('There is no order 99.');
});
