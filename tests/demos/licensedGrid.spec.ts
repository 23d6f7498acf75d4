import { expect, test } from '@playwright/test';
import { strings } from '../../src/domain/strings/strings';
import { licensedDemo, spentKey } from '../support/licensedDemo';
import { OfflineSite, production } from '../support/offlineSite';

const changes = {
  'guide/two.mdx':
    '---\ntitle: Two\ndescription: About it\n---\n\n# Two\n\nThe lead.\n\n<Demo name="Licensed" title="Pinned" height={320} />\n',
  'guide/demos/Licensed.tsx': licensedDemo,
};

// Without a key: the story of CrudDataGridPro, and `tests/dist/pages.test.ts`.
test('with a key the demo runs on the licensed grid and shows its license message', async () => {
  test.setTimeout(240_000);
  const site = new OfflineSite();
  await site.open();
  await site.build('with', changes, { MUI_X_LICENSE_KEY: spentKey, DOCS_ADS: 'off' });
  site.deploy('with');
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  /** Console errors, including violations of the content security policy. */
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${production}/toolpad/guide/two/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('gridcell', { name: 'Chain' })).toBeVisible();
  expect(await frame.locator('[class*="cell--pinned"]').count()).toBe(1);
  // Not that one is missing: a key that unlocks the grid has no place in a test.
  await expect(frame.getByText('MUI X')).toHaveText('MUI X Expired package version');
  await expect(page.getByText(strings['demo.communityGrid'])).toHaveCount(0);
  await expect(page.locator('iframe')).not.toHaveAttribute('aria-describedby');
  expect(
    complaints.filter((complaint) => !/^\*+\s+MUI X: Expired package version\./.test(complaint)),
  ).toEqual([]);
  await site.close();
});
