import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { useAdConfig } from '../../../src/components/AdSlot/AdProvider';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { adStageArgs, adStageControls, playAdSlot } from './playAdSlot';
import { nothingIsShown, type AdStory } from './shownAd';

/** Reasons for no ad. */
const meta = preview.meta({
  title: 'AdSlot nothing',
  component: AdStage,
  argTypes: adStageControls,
  args: adStageArgs,
  parameters: { behaviors: adBehaviors },
  // The same empty box for different reasons, which its caption tells.
  globals: { adOutline: 'on' },
});

export const Bot = meta.story({
  parameters: { platform: { ads: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } } },
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, state, at }) => {
      await at(14_500);
      await expect(state()).toBe('nothing, bot');
      await expect(testBed.looks).toEqual([]);
      await expect(testBed.reports).toEqual([]);
      await expect(story.platform.ads.requests).toEqual([]);
      await nothingIsShown(story);
    });
  },
});

const nothingBecause = (reason: string) =>
  async function play(story: AdStory) {
    await playAdSlot(story, async ({ testBed, state, at }) => {
      await at(14_500);
      await expect(state()).toBe(`nothing, ${reason}`);
      await expect([testBed.looks, testBed.reports, story.platform.ads.requests]).toEqual([
        [],
        [],
        [],
      ]);
      await nothingIsShown(story);
    });
  };

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
    await playAdSlot(story, async ({ testBed, state, at }) => {
      await at(14_500);
      await expect([testBed.looks, testBed.reports, story.platform.ads.requests]).toEqual([
        [],
        [],
        [],
      ]);
      story.platform.ads.setPresence('shown');
      await at(17_499);
      await expect(state()).toBe('waiting');
      await at(17_500);
      await expect(state()).toBe('in-house, blocked');
    });
  },
});

export const NoHouseAds = meta.story({
  args: { houseAds: [] },
  play: async (story) => {
    await playAdSlot(story, async ({ state, at }) => {
      await at(3000);
      await expect(state()).toBe('nothing, no-house-ads');
      await nothingIsShown(story);
      story.platform.ads.deliver('ad');
      await at(3500);
      await expect(state()).toBe('third-party, script');
    });
  },
});

function OutsideProvider() {
  try {
    return useAdConfig().base;
  } catch (error) {
    return <p role="alert">{(error as Error).message}</p>;
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

export const Crashed = meta.story({
  args: { failsToRender: true },
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, state, at }) => {
      await at(3000);
      await expect(state()).toBe('nothing, crashed');
      await expect(testBed.reports).toEqual([
        { at: 3000, eventAction: 'crash', eventLabel: 'in-house-body-top-image' },
      ]);
      await nothingIsShown(story);
      await at(14_500);
      await expect(testBed.looks).toHaveLength(7);
    });
  },
});
