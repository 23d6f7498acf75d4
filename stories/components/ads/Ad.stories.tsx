import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Ad } from '../../../src/components/Ad/Ad';
import { adTable } from '../../../src/domain/ads/adMachine';
import type { AdScenario } from '../../kit/createAdTestBed';
import { adParts, adStories, nothingIsShown, oneAdIsShown, playAd, theAd, times } from './playAd';
import { caption } from '../../kit/caption';
import { feedImagesAnswer } from '../../kit/feedHandlers';

const { appealShare, pollEvery } = adTable;

/** The largest draw of four digits that gives the appeal. */
const appeal = { appeal: appealShare - 0.0001 };

const meta = preview.meta({
  ...adStories,
  title: 'Ad',
  component: Ad,
  args: { ...adStories.args, placement: 'body-top' },
  render: (args: AdScenario) => <Ad placement={args.placement} />,
});

/** The box has its height from the start and stays empty until an ad arrives or a blocker is assumed. */
export const Waiting = meta.story({
  name: 'Loading: the box is empty',
  play: async (story) => {
    await playAd(story, async ({ at, isIn }) => {
      await at(times.beforeBlocked);
      await isIn('waiting');
      await expect(story.platform.ads.requests).toEqual([
        'script https://vendor.example/script.js',
      ]);
      await nothingIsShown(story);
    });
  },
});

Waiting.test('the box has its margins', async ({ canvasElement }) => {
  const { box, after } = adParts(canvasElement);
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(box);
  const spacing = adTable.box.spacing;
  await expect([marginBlockStart, marginBlockEnd]).toEqual([`${spacing}px`, `${spacing}px`]);
  await expect(
    after.getBoundingClientRect().top - box.getBoundingClientRect().bottom,
  ).toBeGreaterThanOrEqual(spacing);
});

/** The polls before this moment have found no ad, so a blocker is assumed and a house ad fills the box. */
export const Blocked = meta.story({
  name: 'Ad blocker: house ad',
  tags: ['thumbnail'],
  play: async (story) => {
    await playAd(story, async ({ at, isIn }) => {
      await at(times.blocked);
      await isIn('in-house, blocked');
      const link = await oneAdIsShown(story, /A dashboard you own/);
      await expect(link).toHaveAttribute('data-ga-event-label', 'in-house-dashboard-template');
      await expect(adParts(story.canvasElement).box).toHaveAttribute(
        'data-ga-event-label',
        'in-house-body-top-image',
      );
    });
  },
});

export const BlockedDark = Blocked.extend({
  name: 'Ad blocker: house ad, dark',
  parameters: caption('In dark mode, the house ad shows the dark version of its image.'),
  globals: { mode: 'dark' },
});

export const BlockedRightToLeft = Blocked.extend({
  name: 'Ad blocker: house ad, English in right to left',
  parameters: caption('On a mirrored page, an English article and its ad keep their direction.'),
  args: { language: 'en' },
  globals: { direction: 'rtl' },
});

BlockedRightToLeft.test(
  'English text keeps its direction, with the image before it',
  async (story) => {
    const { box } = adParts(story.canvasElement);
    const image = within(box)
      .getByRole('img', { name: 'A dashboard you own.' })
      .getBoundingClientRect();
    await expect(image.left - box.getBoundingClientRect().left).toBeLessThan(20);
  },
);

/** For some visitors with a blocker, an appeal to allow ads takes the place of the house ad and stays. */
export const Appeal = meta.story({
  name: 'Ad blocker: appeal',
  args: { draws: appeal },
  play: async (story) => {
    const { canvas } = story;
    await playAd(story, async ({ at, isIn }) => {
      await at(times.blocked);
      await isIn('appeal');
      const group = within(canvas.getByRole('group', { name: 'About advertising' }));
      await expect(group.getByRole('img', { name: 'A heart' })).toBeVisible();
      await expect(group.getByText('Thank you.')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
});

export const AppealDark = Appeal.extend({
  name: 'Ad blocker: appeal, dark',
  parameters: caption('The appeal keeps the contrast of its text and its heart in dark mode.'),
  globals: { mode: 'dark' },
});

/** The heart is at the right of the appeal, whose strings are those of the pseudo-locale `ar-XB`. */
export const AppealRightToLeft = meta.story({
  name: 'Ad blocker: appeal, right to left',
  args: { draws: appeal },
  globals: { direction: 'rtl', locale: 'ar-XB' },
  play: async (story) => {
    await playAd(story, async ({ at, isIn }) => {
      await at(times.blocked);
      await isIn('appeal');
      const { box } = adParts(story.canvasElement);
      const heart = within(box).getByRole('img').getBoundingClientRect();
      await expect(box.getBoundingClientRect().right - heart.right).toBeLessThan(40);
    });
  },
});

/** The script arrives long after a blocker was assumed, and at the next poll its ad takes the place of the house ad. */
export const LateArrival = meta.story({
  name: 'Slow network: the ad replaces the house ad',
  play: async (story) => {
    const { canvas } = story;
    await playAd(story, async ({ at, isIn, delivers }) => {
      await at(times.late);
      await delivers('ad');
      await at(times.late + pollEvery - 1);
      await isIn('in-house, blocked');
      await oneAdIsShown(story, /A dashboard you own/);
      await at(times.late + pollEvery);
      await isIn('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /Dashboards/ })).toBeNull();
    });
  },
});

/** The start of the panel **Ad timeline**: the clock stands at 0, and nothing has been delivered. */
export const Timeline = meta.story({
  play: async (story) => {
    await playAd(story, async ({ isIn }) => {
      await isIn('waiting');
    });
  },
});

export const FeedTimeline = Timeline.extend({
  tags: ['network'],
  parameters: {
    ...caption('The panel **Ad timeline** with a feed, whose first request is pending.'),
    faults: ['network'],
  },
  args: { source: 'feed' },
  beforeEach: ({ msw }) => msw.use(...feedImagesAnswer()),
});
