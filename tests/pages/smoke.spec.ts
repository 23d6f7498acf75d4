import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { defaultBase } from '../../scripts/defaultBase';
import { editFrameName } from '../../src/app/build/engine/addresses/frameAddress';
import { siteFolder } from '../support/site';
import { expect, test } from '../support/test';

/** Collects failed requests of a page. */
function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What a page had no time to read before the next one was opened has not failed.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

// `test` itself fails for a line in the console and for a request to another host; accessibility.spec.ts opens every
// kind of page with it.
const frames = `${defaultBase}frames/`;
// The frame of edited code shows what its page sends.
const demos = readdirSync(path.join(siteFolder, frames))
  .filter((name) => name !== editFrameName)
  .sort();
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every demo renders in its frame without an error, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const failed = failedRequests(page);
    for (const name of demos.filter((_, index) => index % parts === part)) {
      await page.goto(`${frames}${name}/`);
      await expect(page.locator('#demo'), name).not.toBeEmpty();
      await expect(page.getByRole('alert').filter({ hasText: 'crashed' }), name).toHaveCount(0);
    }
    expect(failed).toEqual([]);
  });
}

test('the root links to the site and to the workbench', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/workbench/"]')).toBeVisible();
  await main.locator('a[href="/toolpad/"]').click();
  await expect(page).toHaveURL('/toolpad/');
  expect((await page.goto('/workbench/'))?.status()).toBe(200);
});
