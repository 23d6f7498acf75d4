import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/caption';
import { withCosmeticFilter } from '../../kit/withCosmeticFilter';

import { adParts, adStories, oneAdIsShown, playAd, theAd, times } from './playAd';

/** The script of the third party loads, with or without an ad. */
const meta = preview.meta({ ...adStories, title: 'Ad third party' });

/** The script places its ad before the second poll, which finds it, and polling ends. */
export const ThirdParty = meta.story({
  name: 'Third-party ad',
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await playAd(story, async ({ at, isIn, delivers }) => {
      await at(1);
      await delivers('ad');
      await at(times.secondPoll);
      await isIn('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(adParts(canvasElement).box).toHaveAttribute(
        'data-ga-event-label',
        'carbon-body-top-image',
      );
    });
  },
});

export const ThirdPartyTwice = ThirdParty.extend({
  name: 'Third-party ad, placed twice',
  parameters: caption('The script places its ad twice, and only the first one is visible.'),
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await playAd(story, async ({ at, delivers }) => {
      await at(1);
      await delivers('ad');
      await delivers('ad');
      adParts(canvasElement).host.insertAdjacentHTML('beforeend', '<div>Another one</div>');
      await at(times.secondPoll);
      await expect(theAd(canvas).getAllByRole('link', { name: /Acme ships anvils/ })).toHaveLength(
        1,
      );
      await expect(canvas.getByText('Another one')).not.toBeVisible();
    });
  },
});

/** The script has no ad and places a filler, so a house ad takes its place at the next poll. */
export const NoInventory = meta.story({
  name: 'Filler, no inventory: house ad',
  play: async (story) => {
    await playAd(story, async ({ at, isIn, delivers }) => {
      await at(1);
      await delivers('no-inventory');
      await at(times.secondPoll);
      await isIn('in-house, no-inventory');
      await oneAdIsShown(story, /A dashboard you own/);
    });
  },
});

/** The ad arrives, but a cosmetic filter of the blocker hides it, so a house ad takes its place. */
export const HiddenByCosmeticFilter = meta.story({
  name: 'Ad blocker hides the ad: house ad',
  decorators: [withCosmeticFilter],
  play: async (story) => {
    await playAd(story, async ({ at, isIn, delivers }) => {
      await at(1);
      await delivers('ad');
      await at(times.blocked);
      await isIn('in-house, blocked');
      await oneAdIsShown(story, /A dashboard you own/);
    });
  },
});
