import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { useAdConfig } from '../../../src/components/Ad/Ad';
import { adTable } from '../../../src/domain/ads/adMachine';

import { feedEntry } from '../../kit/feedEntry';
import { nothingIsShown, playAd, times, type AdStory, adStories } from './playAd';

const { pollEvery, triesBeforeBlocked } = adTable;

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

export const DoNotTrack = meta.story({
  parameters: { platform: { ads: { doNotTrack: true } } },
  play: nothingBecause('privacy'),
});

export const Prerendered = meta.story({
  parameters: { platform: { ads: { presence: 'away' } } },
  play: async (story) => {
    await playAd(story, async ({ testBed, at, isIn, reported }) => {
      await at(times.lastPoll);
      await isIn('waiting');
      await reported([]);
      await expect([testBed.polls, story.platform.ads.requests]).toEqual([[], []]);
      await nothingIsShown(story);
    });
  },
});

Prerendered.test('the clock starts when the page is shown', async (story) => {
  await playAd(story, async ({ at, isIn }) => {
    story.platform.ads.setPresence('shown');
    await at(times.lastPoll + times.beforeBlocked);
    await isIn('waiting');
    await at(times.lastPoll + times.blocked);
    await isIn('in-house, blocked');
  });
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

NoHouseAds.test('a script that arrives late shows its ad', async (story) => {
  await playAd(story, async ({ at, isIn, delivers }) => {
    await delivers('ad');
    await at(times.blocked + pollEvery);
    await isIn('third-party, script');
  });
});

function OutsideProvider() {
  try {
    return useAdConfig().base;
  } catch (error) {
    return (
      <p role="alert" dir="auto">
        {(error as Error).message}
      </p>
    );
  }
}

/** The error of a component that reads the ad settings outside of the provider. */
export const OutsideItsProvider = meta.story({
  render: () => <OutsideProvider />,
  parameters: { noScript: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/<AdProvider config=/);
  },
});

const crashed = (eventLabel: string) =>
  async function play(story: AdStory) {
    await playAd(story, async ({ testBed, at, isIn, reported }) => {
      await at(times.blocked);
      await isIn('nothing, crashed');
      await reported([{ at: testBed.states.at(-1)!.at, eventAction: 'crash', eventLabel }]);
      await nothingIsShown(story);
      await at(times.lastPoll);
      await expect(testBed.polls).toHaveLength(triesBeforeBlocked + 1);
    });
  };

export const Crashed = meta.story({
  args: { failsToRender: true },
  play: crashed('in-house-body-top-image'),
});

export const CrashedInline = Crashed.extend({
  args: { draws: { shape: 0 } },
  play: crashed('in-house-body-top-inline'),
});

export const CrashedInForcedColors = Crashed.extend({
  parameters: { media: { forcedColors: 'active' } },
});

/* Under a demo, where only the feed fills the box. */

export const BotUnderADemo = Bot.extend({ args: { placement: 'demo', source: 'feed' } });

export const PrivacySignalUnderADemo = GlobalPrivacyControl.extend({
  args: { placement: 'demo', source: 'feed' },
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
