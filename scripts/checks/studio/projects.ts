import { expect, type Page } from '@playwright/test';

/** An example project, and what its page has to show. */
interface ExampleProject {
  /** Its folder in `docs/studio/examples/projects`. */
  name: string;
  /** The page to open. */
  page: string;
  see: (page: Page) => Promise<void>;
}

/** Development servers bundle their packages when the first page is opened. */
const whileBundling = { timeout: 180_000 };
const withTimeout = { timeout: 30_000 };

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

async function seeCode(page: Page) {
  const image = page.getByRole('img', { name: 'QR code', exact: true });
  await expect(image).toBeVisible(withTimeout);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), withTimeout)
    .toBeGreaterThan(0);
  return image;
}

export const exampleProjects: readonly ExampleProject[] = [
  {
    name: 'first-app',
    page: 'page',
    see: async (page) => {
      await expect(cell(page, 'kelpie, shepherd')).toBeVisible(whileBundling);
      const image = page.locator('img[src*="/photos/"]');
      await expect(image).toHaveAttribute('src', /akita/, withTimeout);
      await cell(page, 'australian').click();
      await expect(image).toHaveAttribute('src', /australian/, withTimeout);
      await expect(image).toBeVisible(withTimeout);
    },
  },
  {
    name: 'npm-stats',
    page: 'stats',
    see: async (page) => {
      await expect(page.getByText('Total Rows: 90')).toBeVisible(whileBundling);
      await expect(page.getByText('1,398')).toBeVisible(withTimeout);
      await expect(page.locator('path.MuiAreaElement-root')).toBeVisible(withTimeout);
      await page.getByRole('button', { name: /^Choose date.*Mar 31/ }).click();
      await page.getByRole('dialog').getByRole('gridcell', { name: '1', exact: true }).click();
      await expect(page.getByText('Total Rows: 60')).toBeVisible(withTimeout);
    },
  },
  {
    name: 'basic-crud-app',
    page: 'repairs',
    see: async (page) => {
      await cell(page, 'Service brakes').click(whileBundling);
      await page.getByRole('button', { name: 'Delete repair' }).click();
      await expect(cell(page, 'Service brakes')).toHaveCount(0, withTimeout);
      await page.getByLabel('Bike').fill('Gravel');
      await page.getByLabel('Work').fill('True wheel');
      await page.getByLabel('Price').fill('25');
      await page.getByRole('button', { name: 'Add repair' }).click();
      await expect(cell(page, 'True wheel')).toBeVisible(withTimeout);
      await page.reload();
      await expect(cell(page, 'True wheel')).toBeVisible(withTimeout);
      await expect(cell(page, '$25.00')).toBeVisible(withTimeout);
    },
  },
  {
    name: 'qr-generator',
    page: 'generator',
    see: async (page) => {
      await expect(page.getByLabel('Text')).toHaveValue(/^https:/, whileBundling);
      const code = await seeCode(page);
      const before = await code.getAttribute('src');
      await page.getByLabel('Text').fill('Order chains');
      await expect(code).not.toHaveAttribute('src', before!, withTimeout);
      await seeCode(page);
    },
  },
];
