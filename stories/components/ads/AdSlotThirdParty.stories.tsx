import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { withCosmeticFilter } from '../../kit/withCosmeticFilter';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { adStageArgs, adStageControls, playAdSlot, partsOf } from './playAdSlot';
import { oneAdIsShown, theAd } from './shownAd';

/** The script of the third party loads, with or without an ad. */
const meta = preview.meta({
  title: 'AdSlot third party',
  component: AdStage,
  argTypes: adStageControls,
  args: adStageArgs,
  parameters: { behaviors: adBehaviors },
});

export const ThirdParty = meta.story({
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await playAdSlot(story, async ({ testBed, at, isIn, reported, delivers }) => {
      await at(100);
      await delivers('ad');
      await at(500);
      await isIn('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(partsOf(canvasElement).slot).toHaveAttribute(
        'data-ga-event-label',
        'carbon-body-top-image',
      );
      await at(14_500);
      await expect(testBed.polls).toHaveLength(2);
      await reported([{ at: 3000, eventAction: 'display', eventLabel: 'carbon-body-top-image' }]);
    });
  },
});

export const ThirdPartyOnAPhone = ThirdParty.extend({ globals: { viewport: { value: 'phone' } } });

export const ThirdPartyDarkRightToLeft = ThirdParty.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const ThirdPartyTwice = ThirdParty.extend({
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await playAdSlot(story, async ({ at, delivers }) => {
      await at(100);
      await delivers('ad');
      await delivers('ad');
      partsOf(canvasElement).host.insertAdjacentHTML('beforeend', '<div>Another one</div>');
      await at(500);
      await expect(theAd(canvas).getAllByRole('link', { name: /Acme ships anvils/ })).toHaveLength(
        1,
      );
      await expect(canvas.getByText('Another one')).not.toBeVisible();
    });
  },
});

/** The feed fills slots below demos. */
export const WithFeed = ThirdParty.extend({ args: { source: 'script and feed' } });

WithFeed.test('the feed is not requested', async ({ platform }) => {
  await expect(platform.ads.requests).toEqual(['script https://vendor.example/script.js']);
});

export const NoInventory = meta.story({
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn, reported, delivers }) => {
      await at(100);
      await delivers('no-inventory');
      await at(500);
      await isIn('in-house, no-inventory');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await at(14_500);
      await expect(testBed.polls).toHaveLength(2);
      await reported([
        { at: 3000, eventAction: 'display', eventLabel: 'in-house-carbon-body-top-image' },
      ]);
    });
  },
});

export const HiddenByCosmeticFilter = meta.story({
  decorators: [withCosmeticFilter],
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, isIn, delivers }) => {
      await at(100);
      await delivers('ad');
      await at(14_500);
      await isIn('in-house, blocked');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await expect(testBed.reports.map(({ eventLabel }) => eventLabel)).toEqual([
        'in-house-body-top-image',
      ]);
    });
  },
});
