import type { Page } from '@playwright/test';
import type { Shot } from './shots';

/** A grouped column has two headers: that of the groups, then its own. */
const openColumnMenu = async (page: Page, column: string) => {
  const header = page.getByRole('columnheader', { name: column }).last();
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
};

const chooseForStatus = async (page: Page, item: string) => {
  await openColumnMenu(page, 'Status');
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
};

/** A data grid of the running app whose rows the user grouped and summed. */
export const paidGridShots: readonly Shot[] = [
  {
    name: 'GridRowGrouping',
    take: async ({ page, origin }) => {
      await page.goto(`${origin}/prod/pages/customers?toolpad-display=standalone`);
      await page.getByText('Total Rows').waitFor();
      await chooseForStatus(page, 'Group by Status');
      await chooseForStatus(page, 'Hide column');
      await openColumnMenu(page, 'Total');
      await page.getByRole('combobox', { name: 'Aggregation' }).click();
      await page.getByRole('option', { name: 'sum' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'see children' }).last().click();
      // No cell keeps the focus, and the grid is back at its left edge.
      await page.mouse.click(540, 715);
      await page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
        scroller.scrollLeft = 0;
      });
      await page.waitForTimeout(1500);
      // Below the note that it is a preview.
      return { area: { x: 0, y: 48, width: 1080, height: 472 } };
    },
  },
];
