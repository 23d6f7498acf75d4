import { readFileSync } from 'node:fs';
import type { FilmName } from '../../../src/domain/films/films';
import type { Area, Editor } from '../studio/Editor';
import type { Pointer } from './Pointer';

export interface FilmScene {
  name: FilmName;
  /** Folder of the app. */
  project: string;
  /** Files that differ: path -> text. */
  files: (origin: string) => Record<string, string>;
  /** What of the window is shown, in CSS pixels. */
  area: Area;
  prepare: (editor: Editor) => Promise<void>;
  /** @param poster marks what is shown before the film plays */
  play: (editor: Editor, pointer: Pointer, poster: () => void) => Promise<void>;
}

const shop = 'scripts/pictures/shop';
const firstApp = 'docs/studio/examples/projects/first-app/toolpad';

/** The window without the bar at its top. */
const belowBar: Area = { x: 0, y: 48, width: 1080, height: 672 };

const upperPart: Area = { ...belowBar, height: 520 };

/** A page whose orders are not shown yet. */
const unboundOrders = `apiVersion: v1
kind: page
spec:
  title: Customers
  queries:
    - name: orders
      mode: query
      query:
        kind: local
        function: functions.ts#getOrders
  content:
    - component: Metric
      name: openOrders
      props:
        label: Orders
        fullWidth: true
    - component: DataGrid
      name: ordersGrid
      layout:
        height: 330
      props:
        rows:
          $$jsExpression: orders.rows
        columns:
          - field: id
            type: number
          - field: customer
            type: string
            width: 160
          - field: part
            type: string
            width: 160
`;

/** The page of the tutorial before its third step: one query, and nothing on the canvas. */
const withFirstQuery = (page: string) => page.slice(0, page.indexOf('    - name: photo'));

async function openLibrary({ page }: Editor, pointer: Pointer) {
  await pointer.moveTo([264, 300]);
  await page.getByPlaceholder('Search components...').waitFor();
  await pointer.pause(0.6);
}

async function drag(
  editor: Editor,
  pointer: Pointer,
  [component, end]: [string, () => Promise<readonly [number, number]>],
  poster?: () => void,
) {
  await openLibrary(editor, pointer);
  const card = editor.page.getByText(component, { exact: true }).first();
  const [x, y] = await editor.at(card);
  await pointer.moveTo([x, y - 14]);
  await pointer.dragTo(await end(), poster);
}

async function bind(
  editor: Editor,
  pointer: Pointer,
  { property, expression }: { property: string; expression: string },
) {
  const { page } = editor;
  await pointer.click(page.getByLabel(`Bind property "${property}"`).first());
  const code = editor.dialog().locator('.monaco-editor').first();
  await editor.dialog().locator('.view-line').first().waitFor();
  await page.waitForTimeout(2000);
  await pointer.pause(0.8);
  await pointer.click(code, [0.4, 0.3]);
  await pointer.type(expression);
  await pointer.pause(1.4);
}

export const filmScenes: readonly FilmScene[] = [
  {
    name: 'DragComponents',
    project: shop,
    files: () => ({}),
    area: upperPart,
    prepare: (editor) => editor.open('customers', 'Drop component here'),
    play: async (editor, pointer, poster) => {
      const canvas = await editor.areaOf(editor.page.locator('iframe').first());
      await drag(editor, pointer, [
        'Text Field',
        () => Promise.resolve([canvas.x + 160, canvas.y + 70] as const),
      ]);
      await drag(
        editor,
        pointer,
        [
          'Button',
          async () => {
            const field = await editor.areaOf(editor.canvas.getByRole('textbox').first());
            return [canvas.x + canvas.width - 30, field.y + field.height / 2] as const;
          },
        ],
        poster,
      );
      await pointer.moveTo([canvas.x + 240, canvas.y + 300]);
      await pointer.pause(1.5);
    },
  },
  {
    name: 'BindProperty',
    project: shop,
    files: () => ({ 'pages/customers/page.yml': unboundOrders }),
    area: belowBar,
    prepare: (editor) => editor.open('customers', 'Total Rows'),
    play: async (editor, pointer, poster) => {
      await pointer.click(editor.canvas.getByText('Orders', { exact: true }).first());
      await pointer.pause(0.8);
      await bind(editor, pointer, { property: 'value', expression: 'orders.rows.length' });
      poster();
      await pointer.click(editor.page.getByRole('button', { name: 'Update binding' }));
      await editor.dialog().waitFor({ state: 'hidden' });
      await editor.canvas.getByText('40', { exact: true }).waitFor();
      await pointer.pause(2);
    },
  },
  {
    name: 'FirstAppGrid',
    project: firstApp,
    files: (origin) => ({
      'pages/page/page.yml': withFirstQuery(
        readFileSync(`${firstApp}/pages/page/page.yml`, 'utf8'),
      ).replaceAll('https://dog.ceo', origin),
    }),
    area: belowBar,
    prepare: (editor) => editor.open('page', 'Drop component here'),
    play: async (editor, pointer, poster) => {
      const canvas = await editor.areaOf(editor.page.locator('iframe').first());
      await drag(editor, pointer, [
        'Data Grid',
        () => Promise.resolve([canvas.x + 200, canvas.y + 80] as const),
      ]);
      await bind(editor, pointer, { property: 'rows', expression: 'breeds.data' });
      poster();
      await pointer.click(editor.page.getByRole('button', { name: 'Update binding' }));
      await editor.canvas.getByText('kelpie, shepherd').waitFor();
      await pointer.pause(2);
    },
  },
];
