import { openDialog } from './authorizationShots';
import type { Editor } from './Editor';
import { inspector } from './propertyShots';
import type { Shot } from './shots';

const openQuery = async (editor: Editor, name: string) => {
  await editor.page
    .getByLabel(/^(Queries|Actions|query|action).*explorer/i)
    .getByText(name, { exact: true })
    .first()
    .click();
  await editor.page.getByLabel('Query editor', { exact: true }).waitFor();
  // The panel takes a part of the height.
  await editor.resize(1180, 1000);
};

const panel = async (editor: Editor) => ({
  area: await editor.around([editor.page.getByLabel('Query editor', { exact: true })], 0),
});

/** Queries, actions, functions, and the running app. */
export const dataShots: readonly Shot[] = [
  {
    name: 'AddQuery',
    take: async (editor) => {
      await editor.open('orders', 'Total Rows');
      await editor.click('button', 'Create new query');
      return { area: { x: 0, y: 380, width: 790, height: 240 } };
    },
  },
  {
    name: 'FunctionQuery',
    take: async (editor) => {
      await openQuery(editor, 'orders');
      await editor.page.getByLabel('Run preview').first().click();
      await editor.page.waitForTimeout(1500);
      const query = editor.page.getByLabel('Query editor', { exact: true });
      return {
        ...(await panel(editor)),
        callouts: [
          await editor.at(query.getByRole('button', { name: /getOrders/ }), [0.9, 0.5]),
          await editor.at(query.getByRole('tab', { name: 'Parameters' }), [1.2, 0.5]),
          await editor.at(query.getByRole('button', { name: 'Run' }).first(), [-0.2, 0.5]),
        ],
      };
    },
  },
  {
    name: 'QuerySettings',
    take: async (editor) => {
      await openQuery(editor, 'orders');
      await editor.click('tab', 'Settings');
      return panel(editor);
    },
  },
  {
    name: 'HttpQuery',
    take: async (editor) => {
      await openQuery(editor, 'tickets');
      const query = editor.page.getByLabel('Query editor', { exact: true });
      return {
        ...(await panel(editor)),
        callouts: [
          await editor.at(query.getByLabel('url', { exact: true }), [0.9, 0.5]),
          await editor.at(query.getByLabel('Bind property "url"'), [1.6, 0.5]),
          await editor.at(query.getByRole('tab', { name: 'Transform' }), [0.95, 0.5]),
          await editor.at(query.getByRole('tab', { name: 'Parameters' }), [1.2, 0.5]),
          await editor.at(query.getByRole('button', { name: 'Run' }).first(), [-0.2, 0.5]),
        ],
      };
    },
  },
  {
    name: 'EnvironmentBinding',
    take: async (editor) => {
      await openQuery(editor, 'tickets');
      await editor.click('tab', 'Headers');
      const query = editor.page.getByLabel('Query editor', { exact: true });
      await query.getByLabel('field').first().fill('Authorization');
      await editor.settled();
      await query.getByLabel('Bind property "Authorization"').click();
      await editor.click('tab', 'Environment variable');
      await editor.dialog().getByLabel('Environment variable name').fill('TICKETS_API_TOKEN');
      await editor.settled();
      const dialog = await editor.around([editor.dialog()], 16);
      return { area: { ...dialog, height: 264 } };
    },
  },
  ...(['Body', 'Transform'] as const).map((tab): Shot => ({
    name: `Http${tab}`,
    take: async (editor) => {
      await openQuery(editor, 'tickets');
      await editor.click('tab', tab);
      await editor.page.waitForTimeout(1200);
      return panel(editor);
    },
  })),
  {
    name: 'HttpPreview',
    take: async (editor) => {
      await openQuery(editor, 'tickets');
      await editor.page.getByLabel('Run preview').first().click();
      await editor.page.waitForTimeout(1500);
      return panel(editor);
    },
  },
  {
    name: 'AuthenticationProviders',
    take: async (editor) => {
      await openDialog(editor, 'Authentication');
      await editor.dialog().getByRole('combobox').first().click();
      await editor.settled();
      return { area: { x: 40, y: 30, width: 1000, height: 460 } };
    },
  },
  {
    name: 'RunningApp',
    take: async ({ page, origin }) => {
      await page.goto(`${origin}/prod/pages/orders`);
      await page.getByText('Total Rows').waitFor();
      await page.waitForTimeout(1500);
      return { area: { x: 0, y: 0, width: 1080, height: 620 } };
    },
  },
  {
    name: 'PageWithoutShell',
    take: async ({ page, origin }) => {
      await page.goto(`${origin}/prod/pages/orders?toolpad-display=standalone`);
      await page.getByText('Total Rows').waitFor();
      await page.waitForTimeout(1500);
      return { area: { x: 0, y: 0, width: 1080, height: 540 } };
    },
  },
  {
    // Last: it changes the page.
    name: 'GridDataProvider',
    take: async (editor) => {
      await editor.open('orders', 'Total Rows');
      await editor.select('Total Rows');
      await editor.click('button', 'Data provider');
      return inspector(editor, 520);
    },
  },
];
