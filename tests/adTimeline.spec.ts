import { expect, test, type Page } from '@playwright/test';

const open = async (page: Page, story: string) => {
  await page.goto(`/workbench/?path=/story/${story}`);
  await page.getByRole('tab', { name: 'Ad timeline' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Ad timeline' });
  return {
    panel,
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    is: (words: string) => expect(panel.getByRole('group', { name: 'Draws' })).toContainText(`Now ${words}.`),
    went: panel.getByRole('list', { name: 'What went out' }).getByRole('listitem'),
  };
};

test('the panel "Ad timeline" moves the life of a slot, and says what each look saw and what was told', async ({ page }) => {
  const { panel, press, is, went } = await open(page, 'components-adslot--timeline');
  await is('0.0 s, waiting');
  await expect(panel.getByRole('button', { name: /^Try \d+, / })).toHaveCount(30);
  await press('Step one try');
  await is('0.5 s, waiting');
  await expect(panel.getByRole('button', { name: 'Try 2, 0.5 s: saw none' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try 3, 1.0 s: not made' })).toBeVisible();
  await press('2999 ms');
  await is('2.999 s, waiting');
  await press('The flip, 3000 ms');
  await is('3.0 s, in-house, blocked');
  await panel.getByRole('button', { name: /^Try 12, 5\.5 s/ }).click();
  await expect(went).toHaveText(['script https://vendor.example/script.js', '5.5 s ad display in-house-body-top-image']);
  await press('Deliver the placement now');
  await press('Step one try');
  await is('6.0 s, third-party, script');
  await expect(panel.getByRole('button', { name: 'Try 13, 6.0 s: saw ad' })).toBeVisible();
  await press('Start again');
  await is('0.0 s, waiting');
  await press('appeal 0.1999');
  await press('The flip, 3000 ms');
  await is('3.0 s, appeal');
  await press('The end, 14500 ms');
  await expect(panel.getByRole('button', { name: 'Try 30, 14.5 s: saw none' })).toBeVisible();
});
