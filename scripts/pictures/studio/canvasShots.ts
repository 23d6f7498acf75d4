import type { Editor } from './Editor';
import type { Shot } from './shots';

const header = 48;

const openLibrary = async ({ page }: Editor) => {
  await page.getByText('Component library').hover();
  await page.waitForTimeout(1500);
};

/** Building a page: the editor as a whole, the library, dragging, selecting. */
export const canvasShots: readonly Shot[] = [
  {
    name: 'EditorOverview',
    take: async (editor) => {
      await editor.resize(1280, 720);
      const canvas = editor.page.locator('iframe').first();
      return {
        area: { x: 0, y: 0, width: 1280, height: 720 },
        callouts: [
          await editor.at(editor.page.getByText('Pages', { exact: true }), [0.6, 0.5]),
          await editor.at(editor.page.getByText('Component library'), [0.5, 1.15]),
          await editor.at(canvas, [0.5, 0.84]),
          await editor.at(editor.page.getByText('Page state', { exact: false }), [1.6, 0.5]),
          await editor.at(editor.page.getByText('Preview'), [1.9, 0.5]),
        ],
      };
    },
  },
  {
    name: 'ComponentLibrary',
    take: async (editor) => {
      await openLibrary(editor);
      const { page } = editor;
      return {
        area: { x: 0, y: header, width: 700, height: 720 - header },
        callouts: [
          await editor.at(page.getByPlaceholder('Search components...'), [1, 0.5]),
          await editor.at(page.getByText('Data Grid', { exact: true }), [-0.3, -3.2]),
        ],
      };
    },
  },
  {
    name: 'DragComponent',
    take: async (editor) => {
      const { page } = editor;
      await openLibrary(editor);
      const [startX, startY] = await editor.at(page.getByText('Date Picker', { exact: true }));
      const target = await editor.areaOf(editor.canvas.getByRole('button', { name: 'Save' }));
      const [endX, endY] = [target.x + target.width / 2, target.y - 24];
      await page.mouse.move(startX, startY - 10);
      await page.mouse.down();
      await page.mouse.move(startX + 40, startY + 20, { steps: 5 });
      await page.mouse.move(endX, endY - 8, { steps: 15 });
      await page.mouse.move(endX, endY, { steps: 5 });
      await page.waitForTimeout(1200);
      return { area: { x: 250, y: header, width: 614, height: 520 } };
    },
  },
  {
    name: 'EmptyPage',
    take: async (editor) => {
      await editor.page.mouse.up();
      await editor.open('customers', 'Drop component here');
      return { area: { x: 0, y: 0, width: 1080, height: 560 } };
    },
  },
  {
    name: 'SelectElement',
    take: async (editor) => {
      await editor.open('orders', 'Total Rows');
      await editor.select('Total Rows');
      return {
        area: { x: 250, y: header, width: 614, height: 520 },
        callouts: [
          await editor.at(editor.canvas.getByText('ordersGrid', { exact: true }), [0.2, -0.6]),
          await editor.at(editor.canvas.getByLabel('Duplicate').first(), [0.5, -0.4]),
          await editor.at(editor.canvas.getByLabel('Remove').first(), [0.5, -0.4]),
        ],
      };
    },
  },
  {
    name: 'PageMenu',
    take: async (editor) => {
      const { page } = editor;
      await page.getByLabel('Pages explorer').getByText('orders', { exact: true }).hover();
      await page.getByLabel('Open page explorer menu').last().click();
      await editor.settled();
      return { area: { x: 0, y: header, width: 420, height: 300 } };
    },
  },
  {
    name: 'CreatePage',
    take: async (editor) => {
      await editor.click('button', 'Create new page');
      return { area: { x: 0, y: header, width: 420, height: 230 } };
    },
  },
  {
    name: 'CreateComponent',
    take: async (editor) => {
      await openLibrary(editor);
      await editor.page.getByPlaceholder('Search components...').fill('zz');
      await editor.page.getByText('Create', { exact: true }).first().click();
      await editor.settled();
      return { area: await editor.around([editor.dialog()], 24) };
    },
  },
];
