import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { licensedDemo, plainDemo, spentKey } from '../support/licensedDemo';
import { OfflineSite, production } from '../support/offlineSite';

// One server for the file.
test.describe.configure({ mode: 'default' });

const site = new OfflineSite();
const [licensed, plain] = ['two', 'three'].map(
  (name) => `${production}/toolpad/guide/${name}/`,
) as [string, string];

const changes = {
  'guide/two.mdx':
    '---\ntitle: Two\ndescription: About it\n---\n\n# Two\n\nThe lead.\n\n<Demo name="Licensed" title="Pinned" height={320} />\n',
  'guide/three.mdx':
    '---\ntitle: Three\ndescription: About it\n---\n\n# Three\n\nThe lead.\n\n<Demo name="Plain" title="Plain" height={320} />\n',
  'guide/demos/Licensed.tsx': licensedDemo,
  'guide/demos/Plain.tsx': plainDemo,
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
let scripts: Promise<string>[];

test.beforeEach(async () => {
  context = await site.browser.newContext({ serviceWorkers: 'block' });
  page = await context.newPage();
  complaints = [];
  scripts = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'response',
    (response) => new URL(response.url()).pathname.endsWith('.js') && scripts.push(response.text()),
  );
});

test.afterEach(() => context.close());

const note = strings['demo.communityGrid'];
const frame = () => page.frameLocator('iframe');

async function shown() {
  await expect(frame().getByRole('gridcell', { name: 'Chain' })).toBeVisible();
  return {
    pinned: await frame().locator('[class*="cell--pinned"]').count(),
    loaded: (await Promise.all(scripts)).join('\n'),
  };
}

test('without a key the demo runs on the community grid, with a note, and shows its original code', async () => {
  site.deploy('without');
  await page.goto(licensed);
  const { pinned, loaded } = await shown();
  expect(pinned).toBe(0);
  expect(loaded).not.toContain('MUI X Missing license key');
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
  const { pinned, loaded } = await shown();
  expect(pinned).toBe(1);
  expect(loaded).toContain(spentKey);
  // Not that one is missing: a key that unlocks the grid has no place in a test.
  await expect(frame().getByText('MUI X')).toHaveText('MUI X Expired package version');
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(page.locator('iframe')).not.toHaveAttribute('aria-describedby');
  expect(
    complaints.filter((complaint) => !/^\*+\s+MUI X: Expired package version\./.test(complaint)),
  ).toEqual([]);
});

test('a demo that needs no key loads none and runs on the community grid without a note', async () => {
  site.deploy('with');
  await page.goto(plain);
  const { loaded } = await shown();
  expect(loaded).not.toContain(spentKey);
  expect(loaded).not.toContain('MUI X Missing license key');
  await expect(page.getByText(note)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
