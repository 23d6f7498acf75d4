import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { adTable } from '../../../src/domain/ads/adTable';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { adStageArgs, adStageControls, playAdSlot, partsOf } from './playAdSlot';
import { nothingIsShown, oneAdIsShown, theAd } from './shownAd';

/** States of a slot whose script is blocked or arrives late. */
const meta = preview.meta({
  title: 'AdSlot',
  component: AdStage,
  argTypes: adStageControls,
  args: adStageArgs,
  parameters: { behaviors: adBehaviors },
});

/** For the panel "Ad timeline": starts at 0 with a paused clock. */
export const Timeline = meta.story({
  play: async (story) => {
    await playAdSlot(story, async ({ isIn }) => {
      await isIn('waiting');
    });
  },
});

/** The same with a feed, whose first request is pending. */
export const FeedTimeline = Timeline.extend({ args: { source: 'feed' } });

export const Waiting = meta.story({
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn }) => {
      await expect(testBed.polls).toEqual([{ at: 0, result: 'none' }]);
      await at(1);
      await isIn('waiting');
      await expect(story.platform.ads.requests).toEqual([
        'script https://vendor.example/script.js',
      ]);
      await nothingIsShown(story);
    });
  },
});

export const WaitingAt2999 = meta.story({
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn }) => {
      await at(2999);
      await expect(testBed.polls).toHaveLength(6);
      await isIn('waiting');
      await nothingIsShown(story);
    });
  },
});

export const BlockedAt3000 = meta.story({
  tags: ['thumbnail'],
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn, reported }) => {
      await at(3000);
      await expect(testBed.polls).toHaveLength(7);
      await isIn('in-house, blocked');
      const link = await oneAdIsShown(story, /Dashboards in an afternoon/);
      await expect(link).toHaveAttribute('data-ga-event-label', 'in-house-toolpad-core');
      await expect(partsOf(story.canvasElement).slot).toHaveAttribute(
        'data-ga-event-label',
        'in-house-body-top-image',
      );
      await at(5499);
      await reported([]);
      await at(5500);
      await reported([{ at: 5500, eventAction: 'display', eventLabel: 'in-house-body-top-image' }]);
    });
  },
});

export const BlockedOnAPhone = BlockedAt3000.extend({ globals: { viewport: { value: 'phone' } } });

export const BlockedDark = BlockedAt3000.extend({ globals: { mode: 'dark' } });

export const BlockedRightToLeft = BlockedAt3000.extend({
  globals: { direction: 'rtl' },
});

BlockedRightToLeft.test(
  'English text keeps its direction, with the image before it',
  async (story) => {
    const { slot } = partsOf(story.canvasElement);
    const picture = within(slot)
      .getByRole('img', { name: 'Dashboards in an afternoon.' })
      .getBoundingClientRect();
    const box = slot.getBoundingClientRect();
    await expect(picture.left - box.left).toBeLessThan(20);
  },
);

export const BlockedOnAPhoneDarkRightToLeft = BlockedOnAPhone.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const BlockedDense = BlockedAt3000.extend({ globals: { density: 'dense' } });

export const BlockedInForcedColors = BlockedAt3000.extend({
  parameters: { media: { forcedColors: 'active' } },
});

export const BlockedWithReducedMotion = BlockedAt3000.extend({
  parameters: { media: { reducedMotion: 'reduce' } },
});

export const BlockedWithoutReports = meta.story({
  args: { draws: { display: 0.1 } },
  play: async (story) => {
    await playAdSlot(story, async ({ at, reported }) => {
      await at(14_500);
      await reported([]);
    });
  },
});

export const AppealAtDraw01999 = meta.story({
  name: 'Appeal at draw 0.1999',
  args: { draws: { appeal: 0.1999 } },
  play: async (story) => {
    const { canvas } = story;
    await playAdSlot(story, async ({ at, isIn, reported }) => {
      await at(2999);
      await nothingIsShown(story);
      await at(3000);
      await isIn('appeal');
      const appeal = within(canvas.getByRole('group', { name: 'About advertising' }));
      await expect(appeal.getByRole('img', { name: 'A heart' })).toBeVisible();
      await expect(appeal.getByText('Thank you.')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
      await at(5500);
      await reported([
        { at: 5500, eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' },
      ]);
    });
  },
});

export const AdAtDraw02 = meta.story({
  name: 'Ad at draw 0.2',
  args: { draws: { appeal: 0.2 } },
  play: async (story) => {
    await playAdSlot(story, async ({ at, isIn }) => {
      await at(3000);
      await isIn('in-house, blocked');
    });
  },
});

/** The appeal stays as long as the script does not arrive. */
export const AppealAt14500 = AppealAtDraw01999.extend({
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn }) => {
      await at(14_500);
      await isIn('appeal');
      await expect(testBed.reports).toHaveLength(1);
    });
  },
});

export const AppealDark = AppealAtDraw01999.extend({ globals: { mode: 'dark' } });

export const AppealOnAPhone = AppealAtDraw01999.extend({
  globals: { viewport: { value: 'phone' } },
});

export const AppealDarkRightToLeft = AppealAtDraw01999.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const AppealInForcedColors = AppealAtDraw01999.extend({
  parameters: { media: { forcedColors: 'active' } },
});

export const LateArrivalAt9500 = meta.story({
  play: async (story) => {
    const { canvas } = story;
    await playAdSlot(story, async ({ testBed, at, isIn, delivers }) => {
      await at(9000);
      await delivers('ad');
      await at(9499);
      await isIn('in-house, blocked');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await at(9500);
      await isIn('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /Dashboards/ })).toBeNull();
      await at(14_500);
      await expect(testBed.polls).toHaveLength(20);
      await expect(testBed.reports.map(({ at, eventLabel }) => [at, eventLabel])).toEqual([
        [5500, 'in-house-body-top-image'],
        [12_000, 'carbon-body-top-image'],
      ]);
    });
  },
});

export const LateArrivalDark = LateArrivalAt9500.extend({ globals: { mode: 'dark' } });

export const LateArrivalRightToLeft = LateArrivalAt9500.extend({ globals: { direction: 'rtl' } });

/** A blocker that lets the script through late: its ad takes the place of the appeal. */
export const LateArrivalAfterAppeal = meta.story({
  args: { draws: { appeal: 0.1999 } },
  play: async (story) => {
    const { canvas } = story;
    await playAdSlot(story, async ({ at, isIn, delivers, reported }) => {
      await at(9000);
      await isIn('appeal');
      await delivers('ad');
      await at(9499);
      await isIn('appeal');
      await at(9500);
      await isIn('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'About advertising' })).toBeNull();
      await at(14_500);
      await reported([
        { at: 5500, eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' },
        { at: 12_000, eventAction: 'display', eventLabel: 'carbon-body-top-image' },
      ]);
    });
  },
});

export const LateArrivalOnAPhone = LateArrivalAt9500.extend({
  globals: { viewport: { value: 'phone' } },
});

export const EndAt14500 = meta.story({
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn, delivers }) => {
      await at(14_499);
      await expect(testBed.polls).toHaveLength(29);
      await at(14_500);
      await expect(testBed.polls).toHaveLength(30);
      await delivers('ad');
      await at(20_000);
      await expect(testBed.polls).toHaveLength(30);
      await isIn('in-house, blocked');
      await expect(story.platform.clock.pending()).toEqual([]);
      await oneAdIsShown(story, /Dashboards in an afternoon/);
    });
  },
});

export const ReservedSpace = Waiting.extend({
  play: async (story) => {
    await playAdSlot(story, async () => {
      const { slot, after } = partsOf(story.canvasElement);
      const margin = getComputedStyle(slot);
      await expect([margin.marginBlockStart, margin.marginBlockEnd]).toEqual(['24px', '24px']);
      await expect(
        after.getBoundingClientRect().top - slot.getBoundingClientRect().bottom,
      ).toBeGreaterThanOrEqual(adTable.box.spacing);
    });
  },
});
