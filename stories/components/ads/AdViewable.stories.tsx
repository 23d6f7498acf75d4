import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/caption';
import { adTable } from '../../../src/domain/ads/adMachine';
import { adStories, playAd, reportsFrom, storyAdArgs, times } from './playAd';

const { displayAfter, impression, pollEvery } = adTable;
const label = 'in-house-body-top-image';
/** Of an ad that is there from the start. */
const [viewable, display] = reportsFrom(0, label);

/** When an ad is viewable: each is reported once, after half of it was in view for a second. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad viewable',
  args: { ...storyAdArgs, source: 'house' },
});

/** Of a share that is just too small no impression is reported; the display is, which does not depend on it. */
export const AlmostHalf = meta.story({
  name: '49 % in view: not viewable',
  parameters: { platform: { ads: { inView: impression.share - 0.01 } } },
  play: async (story) => {
    await playAd(story, async ({ at, reported }) => {
      await at(displayAfter + impression.after);
      await reported([display!]);
    });
  },
});

/** The impression is reported when half of the ad was in view for a second, and not a millisecond before. */
export const Half = meta.story({
  name: '50 % in view for a second: viewable',
  parameters: { platform: { ads: { inView: impression.share } } },
  play: async (story) => {
    await playAd(story, async ({ at, reported }) => {
      await at(impression.after - 1);
      await reported([]);
      await at(impression.after);
      await reported([viewable!]);
      await at(displayAfter + impression.after);
      await reported([viewable!, display!]);
    });
  },
});

/** The user scrolls on and comes back: the second starts again. */
export const ScrolledAway = meta.story({
  name: 'Scrolled away and back: viewable later',
  play: async (story) => {
    const { ads } = story.platform;
    await playAd(story, async ({ at, reported }) => {
      await at(impression.after - 1);
      ads.setInView(0);
      ads.setInView(1);
      await at(2 * impression.after - 2);
      await reported([]);
      await at(2 * impression.after - 1);
      await reported([{ ...viewable!, at: 2 * impression.after - 1 }]);
    });
  },
});

export const HiddenTab = ScrolledAway.extend({
  name: 'Tab hidden in between: viewable later',
  parameters: caption('Another tab is shown for a moment, and the second starts again.'),
  play: async (story) => {
    const { ads } = story.platform;
    await playAd(story, async ({ at, reported }) => {
      await at(impression.after - 1);
      ads.setPresence('away');
      await at(5 * impression.after);
      ads.setPresence('shown');
      await at(6 * impression.after - 1);
      await reported([]);
      await at(6 * impression.after);
      await reported([{ ...viewable!, at: 6 * impression.after }]);
    });
  },
});

/** A third-party ad takes the place of the house ad within its second, so only that ad is viewable. */
export const Replaced = meta.story({
  name: 'Ad replaced in between: the new one is viewable',
  args: { source: 'script' },
  play: async (story) => {
    await playAd(story, async ({ at, isIn, delivers, reported }) => {
      await at(times.blocked + 1);
      await isIn('in-house, blocked');
      await delivers('ad');
      const replaced = times.blocked + pollEvery;
      await at(replaced);
      await isIn('third-party, script');
      const reports = reportsFrom(replaced, 'carbon-body-top-image');
      await at(replaced + impression.after - 1);
      await reported([]);
      await at(replaced + displayAfter);
      await reported(reports);
      await expect(story.platform.clock.pending()).toEqual([]);
    });
  },
});
