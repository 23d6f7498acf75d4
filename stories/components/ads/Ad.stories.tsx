import { expect, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Ad } from '../../../src/components/Ad/Ad';
import { adTable } from '../../../src/domain/ads/adMachine';
import type { AdScenario } from '../../kit/createAdTestBed';
import { adParts, adStories, playAd, theAd, times } from './playAd';
import { caption } from '../../kit/docs';
import { feedEntry } from '../../kit/feedEntry';
import { feedImagesAnswer } from '../../kit/feedHandlers';
import { withCosmeticFilter } from '../../kit/decorators';

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
  play: playAd(async ({ at, isIn, nothingIsShown, platform }) => {
    await at(times.beforeBlocked);
    await isIn('waiting');
    await expect(platform.ads.requests).toEqual(['script https://vendor.example/script.js']);
    await nothingIsShown();
  }),
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
  play: playAd(async ({ at, isIn, oneAdIsShown, canvasElement }) => {
    await at(times.blocked);
    await isIn('in-house, blocked');
    const link = await oneAdIsShown(/A dashboard you own/);
    await expect(link).toHaveAttribute('data-ga-event-label', 'in-house-dashboard-template');
    await expect(adParts(canvasElement).box).toHaveAttribute(
      'data-ga-event-label',
      'in-house-body-top-image',
    );
  }),
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
  play: playAd(async ({ at, isIn, canvas }) => {
    await at(times.blocked);
    await isIn('appeal');
    const group = within(canvas.getByRole('group', { name: 'About advertising' }));
    await expect(group.getByRole('img', { name: 'A heart' })).toBeVisible();
    await expect(group.getByText('Thank you.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
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
  play: playAd(async ({ at, isIn, canvasElement }) => {
    await at(times.blocked);
    await isIn('appeal');
    const { box } = adParts(canvasElement);
    const heart = within(box).getByRole('img').getBoundingClientRect();
    await expect(box.getBoundingClientRect().right - heart.right).toBeLessThan(40);
  }),
});

/** The script arrives long after a blocker was assumed, and at the next poll its ad takes the place of the house ad. */
export const LateArrival = meta.story({
  name: 'Slow network: the ad replaces the house ad',
  play: playAd(async ({ at, isIn, delivers, canvas, oneAdIsShown }) => {
    await at(times.late);
    await delivers('ad');
    await at(times.late + pollEvery - 1);
    await isIn('in-house, blocked');
    await oneAdIsShown(/A dashboard you own/);
    await at(times.late + pollEvery);
    await isIn('third-party, script');
    await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Dashboards/ })).toBeNull();
  }),
});

/** The start of the panel **Ad timeline**: the clock stands at 0, and nothing has been delivered. */
export const Timeline = meta.story({
  play: playAd(async ({ isIn }) => {
    await isIn('waiting');
  }),
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

/* The script of the third party loads, with or without an ad. */

/** The script places its ad before the second poll, which finds it, and polling ends. */
export const ThirdParty = meta.story({
  name: 'Third-party ad',
  play: playAd(async ({ at, isIn, delivers, canvas, canvasElement }) => {
    await at(1);
    await delivers('ad');
    await at(times.secondPoll);
    await isIn('third-party, script');
    await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
    await expect(adParts(canvasElement).box).toHaveAttribute(
      'data-ga-event-label',
      'carbon-body-top-image',
    );
  }),
});

export const ThirdPartyTwice = ThirdParty.extend({
  name: 'Third-party ad, placed twice',
  parameters: caption('The script places its ad twice, and only the first one is visible.'),
  play: playAd(async ({ at, delivers, canvas, canvasElement }) => {
    await at(1);
    await delivers('ad');
    await delivers('ad');
    adParts(canvasElement).host.insertAdjacentHTML('beforeend', '<div>Another one</div>');
    await at(times.secondPoll);
    await expect(theAd(canvas).getAllByRole('link', { name: /Acme ships anvils/ })).toHaveLength(1);
    await expect(canvas.getByText('Another one')).not.toBeVisible();
  }),
});

/** The script has no ad and places a filler, so a house ad takes its place at the next poll. */
export const NoInventory = meta.story({
  name: 'Filler, no inventory: house ad',
  play: playAd(async ({ at, isIn, delivers, oneAdIsShown }) => {
    await at(1);
    await delivers('no-inventory');
    await at(times.secondPoll);
    await isIn('in-house, no-inventory');
    await oneAdIsShown(/A dashboard you own/);
  }),
});

/** The ad arrives, but a cosmetic filter of the blocker hides it, so a house ad takes its place. */
export const HiddenByCosmeticFilter = meta.story({
  name: 'Ad blocker hides the ad: house ad',
  decorators: [withCosmeticFilter],
  play: playAd(async ({ at, isIn, delivers, oneAdIsShown }) => {
    await at(1);
    await delivers('ad');
    await at(times.blocked);
    await isIn('in-house, blocked');
    await oneAdIsShown(/A dashboard you own/);
  }),
});

/* Each reason for no ad. */

const nothingBecause = (reason: string) =>
  playAd(async ({ isIn, platform, nothingIsShown }) => {
    await isIn(`nothing, ${reason}`);
    await expect(platform.ads.requests).toEqual([]);
    await nothingIsShown();
  });

/** For a bot the box stays empty, and nothing is requested. */
export const Bot = meta.story({
  name: 'No ad: bot',
  parameters: { platform: { ads: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } } },
  play: nothingBecause('bot'),
});

/** The site has switched ads off, so the box stays empty, and nothing is requested. */
export const SwitchedOff = meta.story({
  name: 'No ad: switched off',
  args: { enabled: false },
  play: nothingBecause('off'),
});

/** The browser sends a privacy signal, so no third party is contacted, and the box stays empty. */
export const GlobalPrivacyControl = meta.story({
  name: 'No ad: Global Privacy Control',
  parameters: { platform: { ads: { signaled: true } } },
  play: nothingBecause('privacy'),
});

/** A blocker is assumed, and the list of house ads is empty, so there is nothing to fall back to. */
export const NoHouseAds = meta.story({
  name: 'No ad: ad blocker, and no house ad',
  args: { houseAds: [] },
  play: playAd(async ({ at, isIn, nothingIsShown }) => {
    await at(times.blocked);
    await isIn('nothing, no-house-ads');
    await nothingIsShown();
  }),
});

/** The templates of the house ad fail to load: a crash is reported, and the box stays empty. */
export const Crashed = meta.story({
  name: 'No ad: render error',
  args: { failsToRender: true },
  play: playAd(async ({ testBed, at, isIn, reported, nothingIsShown }) => {
    await at(times.blocked);
    await isIn('nothing, crashed');
    const { at: crashedAt } = testBed.states.at(-1)!;
    await reported([
      { at: crashedAt, eventAction: 'crash', eventLabel: 'in-house-body-top-image' },
    ]);
    await nothingIsShown();
  }),
});

export const CrashedUnderADemo = Crashed.extend({
  name: 'No ad: render error under a demo',
  parameters: {
    ...caption('The ad of the feed fails to render, so the line stays empty.'),
    faults: ['network'],
  },
  args: { placement: 'demo', source: 'feed' },
  play: playAd(async ({ still, isIn, reported, nothingIsShown, platform }) => {
    platform.ads.answerFeed(JSON.stringify({ ads: [feedEntry] }));
    await still();
    await isIn('nothing, crashed');
    await reported([{ at: 0, eventAction: 'crash', eventLabel: 'carbon-demo-inline' }]);
    await nothingIsShown();
  }),
});
