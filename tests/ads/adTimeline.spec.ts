import { expect, test, type Page } from '@playwright/test';
import { houseAdsIn } from '../../src/domain/ads/houseAds';

const houseAds = houseAdsIn();

const open = async (page: Page, story: string) => {
  await page.goto(`/workbench/?path=/story/${story}`);
  await page.getByRole('tab', { name: 'Ad timeline' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Ad timeline' });
  return {
    panel,
    slot: page
      .frameLocator('#storybook-preview-iframe')
      .getByRole('group', { name: 'Advertisement' }),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    is: (words: string) => expect(panel.getByRole('status')).toContainText(`Now ${words}.`),
    went: panel.getByRole('list', { name: 'Requests and events' }).getByRole('listitem'),
  };
};

test('the panel moves the clock of an ad slot, lists poll results and reports, and shows other draws at the same time', async ({
  page,
}) => {
  const { panel, slot, button, press, is, went } = await open(page, 'advertising-adslot--timeline');
  await is('0.0 s, waiting');
  await expect(panel.getByRole('button', { name: /^Poll \d+, / })).toHaveCount(30);
  await press('Next poll');
  await is('0.5 s, waiting');
  await expect(panel.getByRole('button', { name: 'Poll 2, 0.5 s: none' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Poll 3, 1.0 s: pending' })).toBeVisible();
  await press('2,999 ms');
  await is('2.999 s, waiting');
  await press('3,000 ms, counts as blocked');
  await is('3.0 s, in-house, blocked');
  await panel.getByRole('button', { name: /^Poll 12, 5\.5 s/ }).click();
  await expect(went).toHaveText([
    'script https://vendor.example/script.js',
    '5.5 s ad display in-house-body-top-image',
  ]);
  await press('Deliver an ad');
  await press('Next poll');
  await is('6.0 s, third-party, script');
  await expect(panel.getByRole('button', { name: 'Poll 13, 6.0 s: ad' })).toBeVisible();
  await press('Restart');
  await is('0.0 s, waiting');
  await expect(button('Answer the feed')).toBeDisabled();
  await expect(button('Fail the feed')).toBeDisabled();
  await press('Deliver a filler');
  await press('Next poll');
  await is('0.5 s, in-house, no-inventory');
  await expect(button('Poll 2, 0.5 s: no-inventory')).toBeVisible();
  await expect(slot.getByRole('link')).toBeVisible();
  await press('3,000 ms, counts as blocked');
  for (const draw of [`ad ${houseAds.length}`, 'inline']) {
    await press(draw);
    await expect(button(draw)).toHaveAttribute('aria-pressed', 'true');
    await is('3.0 s, in-house, blocked');
    await expect(slot.getByRole('link')).toContainText(houseAds.at(-1)!.name);
  }
  await expect(slot.getByRole('img')).toHaveCount(0);
  await press('appeal 0.1999');
  await is('3.0 s, appeal');
  await expect(went.filter({ hasText: 'script' })).toHaveCount(1);
  await press('14,500 ms, last poll');
  await expect(panel.getByRole('button', { name: 'Poll 30, 14.5 s: none' })).toBeVisible();
});

test('buttons make a pending feed request fail or succeed', async ({ page }) => {
  const { slot, button, press, is, went } = await open(page, 'advertising-adslot--feed-timeline');
  const asked = 'feed https://feed.example/ads.json';
  await is('0.0 s, waiting');
  await expect(went).toHaveText([asked]);
  await press('Fail the feed');
  await expect(button('Fail the feed')).toBeDisabled();
  await expect(button('Answer the feed')).toBeDisabled();
  await is('0.0 s, waiting');
  await press('Next poll');
  await is('0.5 s, waiting');
  await expect(went).toHaveText([asked, asked]);
  await press('Answer the feed');
  await is('0.5 s, third-party, feed');
  await expect(slot.getByRole('link', { name: /Acme/ })).toBeVisible();
  await expect(button('Answer the feed')).toBeDisabled();
  await press('3,000 ms, counts as blocked');
  await expect(went.last()).toHaveText('3.0 s ad display carbon-body-top-image');
});

test('the clock starts at the time in the URL, moves by arrow keys, and stops at the last poll', async ({
  page,
}) => {
  const { panel, button, press, is } = await open(page, 'advertising-adslot--timeline&at=3000');
  await is('3.0 s, in-house, blocked');
  await expect(panel).toContainText('Poll 7 of 30');
  await press('14,500 ms, last poll');
  await expect(panel).toContainText('Poll 30 of 30');
  await expect(button('Next poll')).toBeDisabled();
  await expect(button('Play')).toBeDisabled();
  await button('14,500 ms, last poll').press('ArrowLeft');
  await is('14.0 s, in-house, blocked');
  await expect(page).toHaveURL(/[?&]at=14000/);
});

test('a slot that shows nothing is outlined with its reason', async ({ page }) => {
  await page.goto('/workbench/iframe.html?id=advertising-adslot-nothing--bot&viewMode=story');
  await expect(page.getByText('nothing, bot · 126 px, as reserved · no event')).toBeVisible();
});
