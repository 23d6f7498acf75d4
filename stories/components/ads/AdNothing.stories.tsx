import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/caption';
import { feedEntry } from '../../kit/feedEntry';
import { nothingIsShown, playAd, times, type AdStory, adStories } from './playAd';

/** Each reason for no ad. */
const meta = preview.meta({ ...adStories, title: 'Ad nothing' });

const nothingBecause = (reason: string) =>
  async function play(story: AdStory) {
    await playAd(story, async ({ isIn }) => {
      await isIn(`nothing, ${reason}`);
      await expect(story.platform.ads.requests).toEqual([]);
      await nothingIsShown(story);
    });
  };

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
  play: async (story) => {
    await playAd(story, async ({ at, isIn }) => {
      await at(times.blocked);
      await isIn('nothing, no-house-ads');
      await nothingIsShown(story);
    });
  },
});

/** The templates of the house ad fail to load: a crash is reported, and the box stays empty. */
export const Crashed = meta.story({
  name: 'No ad: render error',
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
    });
  },
});

export const CrashedUnderADemo = Crashed.extend({
  name: 'No ad: render error under a demo',
  parameters: {
    ...caption('The ad of the feed fails to render, so the line stays empty.'),
    faults: ['network'],
  },
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
