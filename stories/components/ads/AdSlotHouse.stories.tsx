import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { houseAdsIn } from '../../../src/domain/ads/houseAds';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { adStageArgs, adStageControls, playAdSlot, partsOf } from './playAdSlot';
import { oneAdIsShown, theAd } from './shownAd';

const houseAds = houseAdsIn();

/** House ads in both shapes. */
const meta = preview.meta({
  title: 'AdSlot house',
  component: AdStage,
  argTypes: adStageControls,
  args: { ...adStageArgs, source: 'house' },
  parameters: { behaviors: adBehaviors },
});

export const HouseToolpadCore = meta.story({
  play: async (story) => {
    const { args, platform } = story;
    const ad = houseAds[Math.floor(houseAds.length * (args.draws?.house ?? 0))]!;
    await playAdSlot(story, async ({ testBed, at, isIn }) => {
      await at(2500);
      await isIn('in-house, no-third-party');
      const link = await oneAdIsShown(story, new RegExp(ad.name));
      await expect(link).toHaveAttribute('href', ad.link);
      await expect(within(link).getByRole('img', { name: ad.name })).toBeVisible();
      await expect(within(link).getByText(`by ${ad.poweredby ?? 'MUI'}`)).toBeVisible();
      await expect(testBed.reports).toHaveLength(1);
      await expect(platform.ads.requests).toEqual([]);
    });
  },
});

export const HouseToolpadStudio = HouseToolpadCore.extend({ args: { draws: { house: 0.25 } } });

export const HouseDataGrid = HouseToolpadCore.extend({ args: { draws: { house: 0.5 } } });

export const HouseContributing = HouseToolpadCore.extend({ args: { draws: { house: 0.75 } } });

export const HouseStudioOnAPhone = HouseToolpadStudio.extend({
  globals: { viewport: { value: 'phone' } },
});

export const HouseDataGridDark = HouseDataGrid.extend({ globals: { mode: 'dark' } });

export const HouseContributingOnAPhoneDark = HouseContributing.extend({
  globals: { mode: 'dark', viewport: { value: 'phone' } },
});

export const HouseStudioDarkRightToLeft = HouseToolpadStudio.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const PrivacySignalWithHouseAds = HouseToolpadCore.extend({
  parameters: { platform: { ads: { globalPrivacyControl: true, doNotTrack: true } } },
});

/* Shapes. */

export const Inline = meta.story({
  args: { draws: { shape: 0.1999 } },
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at }) => {
      await at(2500);
      await oneAdIsShown(story, /^Ad.*|Dashboards in an afternoon/);
      await expect(story.canvas.queryByRole('img')).toBeNull();
      await expect(testBed.reports.map(({ eventLabel }) => eventLabel)).toEqual([
        'in-house-body-top-inline',
      ]);
    });
  },
});

export const InlineOnAPhone = Inline.extend({ globals: { viewport: { value: 'phone' } } });

export const InlineDarkRightToLeft = Inline.extend({ globals: { mode: 'dark', direction: 'rtl' } });

/* Long texts and failing images. */

const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(20).trim();
const odd = {
  ...houseAds[0]!,
  name: endless,
  description: endless,
  poweredby: endless,
  label: 'in-house-odd',
};

export const LongTexts = meta.story({
  args: { houseAds: [odd] },
  play: async (story) => {
    await playAdSlot(story, async ({ at }) => {
      await at(500);
      const { slot } = partsOf(story.canvasElement);
      const link = theAd(story.canvas).getByRole('link');
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      await expect(slot.scrollWidth).toBe(slot.clientWidth);
      const action = story.canvas.queryByText('Learn more');
      // The inline shape is centered.
      if (!action || slot.querySelector('[data-shape="inline"]')) return;
      const [box, end] = [slot.getBoundingClientRect(), action.getBoundingClientRect()];
      await expect(box.right - end.right).toBeLessThan(1);
    });
  },
});

export const LongTextsOnAPhone = LongTexts.extend({ globals: { viewport: { value: 'phone' } } });

export const LongTextsInline = LongTexts.extend({ args: { draws: { shape: 0 } } });

export const LongTextsInlineOnAPhone = LongTextsInline.extend({
  globals: { viewport: { value: 'phone' } },
});

export const ImageFails = meta.story({
  // A file that is not there would log an error.
  args: { base: 'data:,', houseAds: houseAds.slice(0, 1) },
  play: async (story) => {
    await playAdSlot(story, async ({ still }) => {
      const images = [...story.canvasElement.querySelectorAll('img')];
      await waitFor(() =>
        expect(images.find((image) => image.checkVisibility())).toHaveAttribute('data-broken'),
      );
      await still();
      await oneAdIsShown(story, /Dashboards in an afternoon/);
    });
  },
});
