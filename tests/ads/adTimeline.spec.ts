import { expect, test, type Page } from '@playwright/test';
import { feedDraw, feedPlan, milliseconds, moments, seconds } from '../../stories/kit/adTimes';
import { adTable, blockedAt, lastPollAt } from '../../src/domain/ads/adMachine';
import { feedWait } from '../../src/domain/ads/feed';
import houseAds from '../../docs/house-ads.json' with { type: 'json' };

const { pollEvery, displayAfter, impression, maxTries, triesBeforeBlocked, appealShare } = adTable;
/** Buttons of the clock. */
const [beforeBlocked, blocked, lastPoll] = moments.map(
  ([time, label]) => milliseconds(time) + label,
);
/** The name of a poll's button, without its result. */
const poll = (count: number) => `Poll ${count}, ${seconds((count - 1) * pollEvery)}`;

const open = async (page: Page, story: string) => {
  await page.goto(story.startsWith('http') ? story : `/workbench/?path=/story/${story}`);
  await page.getByRole('tab', { name: 'Ad timeline' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Ad timeline' });
  return {
    panel,
    ad: page
      .frameLocator('#storybook-preview-iframe')
      .getByRole('group', { name: 'Advertisement' }),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    is: (words: string) => expect(panel.getByRole('status')).toContainText(`Now ${words}.`),
    measures: panel.getByRole('list', { name: 'Measures' }),
    went: panel.getByRole('list', { name: 'Requests and events' }).getByRole('listitem'),
  };
};

test('the panel moves the clock of an ad, lists poll results and reports, and shows other draws at the same time', async ({
  page,
}) => {
  const { panel, ad, button, press, is, went } = await open(page, 'advertising-ad--timeline');
  await is('0.0 s, waiting');
  await expect(panel.getByRole('button', { name: /^Poll \d+, / })).toHaveCount(maxTries);
  await press('Next event');
  await is(`${seconds(pollEvery)}, waiting`);
  await expect(button(`${poll(2)}: none`)).toBeVisible();
  await expect(button(`${poll(3)}: pending`)).toBeVisible();
  await press(beforeBlocked!);
  await is(`${seconds(blockedAt - 1)}, waiting`);
  await press(blocked!);
  await is(`${seconds(blockedAt)}, in-house, blocked`);
  // The first poll at or after the display.
  const shownAt = Math.ceil((blockedAt + displayAfter) / pollEvery) * pollEvery;
  await press(`${poll(shownAt / pollEvery + 1)}: pending`);
  await expect(went).toHaveText([
    'script https://vendor.example/script.js',
    `${seconds(blockedAt + impression.after)} ad viewable in-house-body-top-image`,
    `${seconds(blockedAt + displayAfter)} ad display in-house-body-top-image`,
  ]);
  await press('Deliver an ad');
  await press('Next event');
  await is(`${seconds(shownAt + pollEvery)}, third-party, script`);
  await expect(button(`${poll(shownAt / pollEvery + 2)}: ad`)).toBeVisible();
  await press('Restart');
  await is('0.0 s, waiting');
  await expect(button('Answer the feed')).toBeDisabled();
  await expect(button('Fail the feed')).toBeDisabled();
  await press('Deliver a filler');
  await press('Next event');
  await is(`${seconds(pollEvery)}, in-house, no-inventory`);
  await expect(ad.getByRole('link')).toBeVisible();
  await press('Restart');
  await is('0.0 s, waiting');
  await press(blocked!);
  for (const draw of [`ad ${houseAds.length}`, 'inline']) {
    await press(draw);
    await expect(button(draw)).toHaveAttribute('aria-pressed', 'true');
    await is(`${seconds(blockedAt)}, in-house, blocked`);
    await expect(ad.getByRole('link')).toContainText(houseAds.at(-1)!.name);
  }
  await expect(ad.getByRole('img')).toHaveCount(0);
  await press(`appeal ${Number((appealShare - 0.0001).toFixed(4))}`);
  await is(`${seconds(blockedAt)}, appeal`);
  await press(lastPoll!);
  await expect(button(`${poll(maxTries)}: none`)).toBeVisible();
});

test('buttons make a pending feed request fail or succeed', async ({ page }) => {
  const { ad, button, press, is, went } = await open(page, 'advertising-ad--feed-timeline');
  const asked = 'feed https://feed.example/ads.json';
  await is('0.0 s, waiting');
  await expect(went).toHaveText([asked]);
  await press('Fail the feed');
  await expect(button('Fail the feed')).toBeDisabled();
  await expect(button('Answer the feed')).toBeDisabled();
  await press('Next event');
  await expect(went).toHaveText([asked, asked]);
  await press('Answer the feed');
  const wait = feedWait(1, feedDraw);
  await is(`${seconds(wait)}, third-party, feed`);
  await expect(ad.getByRole('link', { name: /Acme/ })).toBeVisible();
  await press(`${milliseconds(wait + displayAfter)}, end`);
  await expect(went.last()).toContainText('ad display carbon-body-top-image');
});

for (const story of ['advertising-ad-feed--answers', 'advertising-ad--feed-timeline'])
  test(`a feed that answers 503 is tried to its end: ${story}`, async ({ page }) => {
    const { panel, button, press, is, went } = await open(page, `${story}&globals=network:error`);
    const { times, end } = feedPlan([{ at: 0, until: 0 }]);
    await is('0.0 s, waiting');
    await expect(panel.getByRole('button', { name: /^Try \d+, .*: pending$/ })).toHaveCount(
      times.length - 1,
    );
    for (const time of times.slice(1, -1)) {
      await press('Next event');
      await is(`${seconds(time)}, waiting`);
    }
    await press('Next event');
    await is(`${seconds(end)}, nothing, feed-failed`);
    await expect(panel).toContainText(`Try ${times.length} of ${times.length}.`);
    await expect(button('Next event')).toBeDisabled();
    await expect(went).toHaveCount(times.length);
  });

test('an ad below a demo reports from when the code is opened', async ({ page }) => {
  const { panel, press, is } = await open(page, 'advertising-ad-under-a-demo--closed-code');
  await expect(panel).toContainText('starts when the code of the demo is opened');
  await page.frameLocator('#storybook-preview-iframe').locator('summary').first().click();
  await is('0.0 s, waiting');
  await press('Answer the feed');
  await is('0.0 s, third-party, feed');
});

test('the clock starts at the time in the URL, which follows it, and stops at the last poll', async ({
  page,
}) => {
  const opened = await open(page, `advertising-ad--timeline&at=${blockedAt}`);
  const { panel, button, press, is, measures } = opened;
  await is(`${seconds(blockedAt)}, in-house, blocked`);
  await expect(panel).toContainText(`Poll ${triesBeforeBlocked + 1} of ${maxTries}`);
  await expect(measures).toContainText('100 %, for 0.0 s');
  await press('Next event');
  await expect(measures).toContainText(`for ${seconds(pollEvery)}`);
  await press('Next event');
  await expect(measures).toContainText(`viewable at ${seconds(blockedAt + impression.after)}`);
  await press(lastPoll!);
  await expect(panel).toContainText(`Poll ${maxTries} of ${maxTries}`);
  await expect(button('Next event')).toBeDisabled();
  await expect(page).toHaveURL(new RegExp(`[?&]at=${lastPollAt}`));
});

test('the URL has what was done to an ad, and when: another browser shows the same', async ({
  page,
  browser,
}) => {
  const { press, is } = await open(page, 'advertising-ad--timeline');
  await press(blocked!);
  await press('inline');
  // Until the ad is there in its new shape, nothing can be done to it.
  await expect(page).toHaveURL(/args=draws.shape:0/);
  await press('Deliver an ad');
  await press('Next event');
  const shown = `${seconds(blockedAt + pollEvery)}, third-party, script`;
  await is(shown);
  await expect(page).toHaveURL(
    new RegExp(`args=draws.shape:0&at=${blockedAt + pollEvery}&did=ad@${blockedAt}$`),
  );
  const other = await open(await browser.newPage(), page.url());
  await other.is(shown);
  await expect(other.button('inline')).toHaveAttribute('aria-pressed', 'true');
  // The story starts again for another visitor, who has no ad of others, and at an earlier time.
  await press('Ad blocker');
  await is(`${seconds(blockedAt + pollEvery)}, in-house, blocked`);
  await press(beforeBlocked!);
  await is(`${seconds(blockedAt - 1)}, waiting`);
  await expect(page).toHaveURL(new RegExp(`at=${blockedAt - 1}&globals=visitor:blocker$`));
  await page.getByRole('link', { name: 'Feed Timeline' }).click();
  await is('0.0 s, waiting');
  await expect(page).toHaveURL(/feed-timeline&globals=visitor:blocker$/);
});

test('the panel measures an ad, and marks what breaks a limit: here it moves out of view', async ({
  page,
}) => {
  const { measures } = await open(page, 'advertising-ad--blocked&globals=viewport:narrow');
  await expect(measures.getByRole('listitem')).toHaveCount(3);
  await expect(measures).not.toContainText('✗');
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root')
    .evaluate((root) => {
      root.style.paddingBlockStart = '100vh';
    });
  await expect(measures).toContainText('✗ too little in view');
  await expect(measures).toContainText('at most 0 ✗ over the limit');
});
