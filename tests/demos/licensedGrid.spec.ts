import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { licensedDemo, spentKey } from '../support/licensedDemo';
import { OfflineSite, production } from '../support/offlineSite';

// One server for the file.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const licensed = `${production}/toolpad/guide/two/`;

const changes = {
  'guide/two.mdx':
    '---\ntitle: Two\ndescription: About it\n---\n\n# Two\n\nThe lead.\n\n<Demo name="Licensed" title="Pinned" height={320} />\n',
  'guide/demos/Licensed.tsx': licensedDemo,
};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.open();
  await site.build('without', changes, { MUI_X_LICENSE_KEY: '', DOCS_ADS: 'off' });
  await site.build('with', changes, { MUI_X_LICENSE_KEY: spentKey, DOCS_ADS: 'off' });
});

test.afterAll(() => site.close());

let context: BrowserContext;
let page: Page;
/** Console errors, including violations of the content security policy. */
let complaints: string[];

test.beforeEach(async () => {
  context = await site.browser.newContext({ serviceWorkers: 'block' });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

test.afterEach(() => context.close());

const note = strings['demo.communityGrid'];
const frame = () => page.frameLocator('iframe');

/** How many columns of the demo are pinned. */
async function pinned() {
  await expect(frame().getByRole('gridcell', { name: 'Chain' })).toBeVisible();
  return frame().locator('[class*="cell--pinned"]').count();
}

test('without a key the demo runs on the community grid, with a note, and shows its original code', async () => {
  site.deploy('without');
  await page.goto(licensed);
  expect(await pinned()).toBe(0);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.locator('iframe')).toHaveAccessibleDescription(note);
  for (const code of await page.locator('figure pre').all())
    await expect(code).toContainText("import { DataGridPro } from '@mui/x-data-grid-pro';");
  await expect(page.locator('figure pre')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('with a key the demo runs on the licensed grid and shows its license message', async () => {
  site.deploy('with');
  await page.goto(licensed);
  expect(await pinned()).toBe(1);
  // Not that one is missing: a key that unlocks the grid has no place in a test.
  await expect(frame().getByText('MUI X')).toHaveText('MUI X Expired package version');
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(page.locator('iframe')).not.toHaveAttribute('aria-describedby');
  expect(
    complaints.filter((complaint) => !/^\*+\s+MUI X: Expired package version\./.test(complaint)),
  ).toEqual([]);
});
