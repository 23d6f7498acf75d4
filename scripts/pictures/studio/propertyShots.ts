import type { Editor, Shown } from './Editor';
import type { Shot } from './shots';

const openBinding = async (editor: Editor, text: string | RegExp, property: string) => {
  await editor.select(text);
  await editor.page.getByLabel(`Bind property "${property}"`).first().click();
  // The code editor loads.
  await editor.dialog().locator('.view-line').first().waitFor();
  await editor.page.waitForTimeout(2000);
};

/** The panel at the right, in a window in which its tabs fit. */
export async function inspector(editor: Editor, height: number): Promise<Shown> {
  await editor.resize(1280, 760);
  return { area: { x: 1022, y: 48, width: 258, height } };
}

/** The inspector, and the editors of single properties. */
export const propertyShots: readonly Shot[] = [
  {
    name: 'PageTab',
    take: async (editor) => {
      await editor.open('orders', 'Total Rows');
      await editor.tab('Page');
      return inspector(editor, 580);
    },
  },
  {
    name: 'ThemeTab',
    take: async (editor) => {
      await editor.tab('Theme');
      return inspector(editor, 330);
    },
  },
  {
    name: 'GridProperties',
    take: async (editor) => {
      await editor.select('Total Rows');
      return inspector(editor, 520);
    },
  },
  {
    name: 'GridColumns',
    take: async (editor) => {
      await editor.select('Total Rows');
      await editor.click('button', 'columns');
      return {
        area: { x: 640, y: 48, width: 440, height: 400 },
        callouts: [
          await editor.at(editor.page.getByLabel('Recreate columns'), [0.5, -0.4]),
          await editor.at(editor.page.getByLabel('Add column'), [0.9, -0.4]),
          await editor.at(editor.page.getByText('customer', { exact: true }).last(), [0.6, 0.5]),
        ],
      };
    },
  },
  {
    name: 'TextFieldProperties',
    take: async (editor) => {
      await editor.open('orders', 'Total Rows');
      await editor.select(/^Part$/);
      return inspector(editor, 650);
    },
  },
  {
    name: 'ButtonProperties',
    take: async (editor) => {
      await editor.select(/new order/i);
      return inspector(editor, 620);
    },
  },
  {
    name: 'StyleEditor',
    take: async (editor) => {
      await editor.click('button', 'sx');
      await editor.page.waitForTimeout(2500);
      return { area: await editor.around([editor.dialog()], 20) };
    },
  },
  {
    name: 'BindingEditor',
    take: async (editor) => {
      await openBinding(editor, 'Total Rows', 'rows');
      const dialog = editor.dialog();
      return {
        area: await editor.around([dialog], 16),
        callouts: [
          await editor.at(dialog.getByText('Scope', { exact: true }), [0.95, 0.5]),
          await editor.at(dialog.locator('.monaco-editor').first(), [0.9, 0.4]),
          await editor.at(dialog.getByText('expects', { exact: false }).first(), [1.02, 0.5]),
        ],
      };
    },
  },
  {
    name: 'EventAction',
    take: async (editor) => {
      await openBinding(editor, /^save$/i, 'onClick');
      return { area: await editor.around([editor.dialog()], 16) };
    },
  },
  {
    name: 'NavigationAction',
    take: async (editor) => {
      await editor.select(/new order/i);
      await editor.page.getByLabel('Bind property "onClick"').first().click();
      await editor.page.waitForTimeout(2000);
      return { area: await editor.around([editor.dialog()], 16) };
    },
  },
  {
    name: 'PageParameters',
    take: async (editor) => {
      await editor.open('order', 'Order 1042');
      await editor.click('button', /page parameters/i);
      return { area: await editor.around([editor.dialog()], 16) };
    },
  },
];
