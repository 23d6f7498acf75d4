import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { adTable } from '../../../src/domain/ads/adMachine';

import { feedEntry } from '../../kit/feedEntry';
import { nothingIsShown, playAd, times, type AdStory, adStories } from './playAd';

const { triesBeforeBlocked } = adTable;

/** Each reason for no ad. */
const meta = preview.meta({ ...adStories, title: 'Ad nothing' });

const nothingBecause = (reason: string) =>
  async function play(story: AdStory) {
    await playAd(story, async ({ testBed, at, isIn, reported }) => {
      await at(times.lastPoll);
      await isIn(`nothing, ${reason}`);
      await reported([]);
      await expect([testBed.polls, story.platform.ads.requests]).toEqual([[], []]);
      await nothingIsShown(story);
    });
  };

export const Bot = meta.story({
  parameters: { platform: { ads: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } } },
  play: nothingBecause('bot'),
});

export const SwitchedOff = meta.story({ args: { enabled: false }, play: nothingBecause('off') });

export const GlobalPrivacyControl = meta.story({
  parameters: { platform: { ads: { globalPrivacyControl: true } } },
  play: nothingBecause('privacy'),
});

export const NoHouseAds = meta.story({
  args: { houseAds: [] },
  play: async (story) => {
    await playAd(story, async ({ at, isIn }) => {
      await at(times.blocked);
      await isIn('nothing, no-house-ads');
      await nothingIsShown(story);
    });
  },
});

export const Crashed = meta.story({
  args: { failsToRender: true },
  play: async (story) => {
    await playAd(story, async ({ testBed, at, isIn, reported }) => {
      await at(times.blocked);
      await isIn('nothing, crashed');
      const { at: crashedAt } = testBed.states.at(-1)!;
      await reported([
        { at: crashedAt, eventAction: 'crash', eventLabel: 'in-house-body-top-image' },
      ]);
      await nothingIsShown(story);
      await at(times.lastPoll);
      await expect(testBed.polls).toHaveLength(triesBeforeBlocked + 1);
    });
  },
});

export const CrashedUnderADemo = Crashed.extend({
  args: { placement: 'demo', source: 'feed' },
  play: async (story) => {
    await playAd(story, async ({ still, isIn, reported }) => {
      story.platform.ads.answerFeed(JSON.stringify({ ads: [feedEntry] }));
      await still();
      await isIn('nothing, crashed');
      await reported([{ at: 0, eventAction: 'crash', eventLabel: 'carbon-demo-inline' }]);
      await nothingIsShown(story);
    });
  },
});
