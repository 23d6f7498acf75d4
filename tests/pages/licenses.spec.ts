import { defaultBase } from '../../scripts/defaultBase';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/test';

const address = `${defaultBase}licenses/`;

test('the footer links to the licenses of the packages and fonts in the output', async ({
  page,
}) => {
  await page.goto(defaultBase);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await expect(page).toHaveURL(address);
  for (const name of ['react', '@fontsource-variable/inter', 'tailwindcss', 'workbox-core'])
    await expect(
      page.locator('summary').filter({ hasText: new RegExp(`(^|, )${name} \\d`) }),
    ).toBeVisible();
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
  expect(await axeViolations(page)).toEqual([]);
});
