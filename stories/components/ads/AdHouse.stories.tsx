import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { adTable } from '../../../src/domain/ads/adMachine';
import { houseAdsIn } from '../../../src/domain/ads/houseAdList';

import { storyAdArgs, oneAdIsShown, adParts, playAd, theAd, adStories } from './playAd';

const { displayAfter, inlineShare } = adTable;

const houseAds = houseAdsIn();

/** House ads in both shapes. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad house',
  args: { ...storyAdArgs, source: 'house' },
});

export const HouseToolpadCore = meta.story({
  play: async (story) => {
    const { args, platform } = story;
    const ad = houseAds[Math.floor(houseAds.length * (args.draws?.house ?? 0))]!;
    await playAd(story, async ({ testBed, at, isIn }) => {
      await at(displayAfter);
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

export const HouseDataGridDark = HouseDataGrid.extend({ globals: { mode: 'dark' } });

/** An ad in Arabic on an Arabic page. */
const arabic = {
  ...houseAds[0]!,
  name: 'لوحات تحكم في ساعات.',
  description: 'تخطيط كامل مع تنقل وحساب وصفحات، جاهز للاستخدام.',
  label: 'in-house-arabic',
};

export const HouseRightToLeft = meta.story({
  args: { houseAds: [arabic], language: 'ar' },
  globals: { direction: 'rtl' },
  play: async (story) => {
    await playAd(story, async ({ at }) => {
      await at(displayAfter);
      const link = await oneAdIsShown(story, new RegExp(arabic.name));
      const image = within(link).queryByRole('img')?.getBoundingClientRect();
      const end = adParts(story.canvasElement).box.getBoundingClientRect().right;
      if (image) await expect(end - image.right).toBeLessThan(20);
    });
  },
});

export const InlineRightToLeft = HouseRightToLeft.extend({ args: { draws: { shape: 0 } } });

/* Shapes. */

export const Inline = meta.story({
  args: { draws: { shape: inlineShare - 0.0001 } },
  play: async (story) => {
    await playAd(story, async ({ testBed, at }) => {
      await at(displayAfter);
      await oneAdIsShown(story, /^Ad.*|Dashboards in an afternoon/);
      await expect(story.canvas.queryByRole('img')).toBeNull();
      await expect(testBed.reports.map(({ eventLabel }) => eventLabel)).toEqual([
        'in-house-body-top-inline',
      ]);
    });
  },
});

export const InlineDark = Inline.extend({ globals: { mode: 'dark' } });

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
    await playAd(story, async ({ at }) => {
      await at(0);
      const { box } = adParts(story.canvasElement);
      const link = theAd(story.canvas).getByRole('link');
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      await expect(box.scrollWidth).toBe(box.clientWidth);
      const action = story.canvas.queryByText('Learn more');
      // The inline shape is centered.
      if (!action || box.querySelector('[data-shape="inline"]')) return;
      const end = action.getBoundingClientRect().right;
      await expect(box.getBoundingClientRect().right - end).toBeLessThan(1);
    });
  },
});

export const LongTextsOnAPhone = LongTexts.extend({ globals: { viewport: { value: 'phone' } } });

export const LongTextsInline = LongTexts.extend({ args: { draws: { shape: 0 } } });

export const ImageFails = meta.story({
  // A file that is not there would log an error.
  args: { base: 'data:,', houseAds: houseAds.slice(0, 1) },
  play: async (story) => {
    await playAd(story, async ({ still }) => {
      const images = [...story.canvasElement.querySelectorAll('img')];
      await waitFor(() =>
        expect(images.find((image) => image.checkVisibility())).toHaveAttribute('data-broken'),
      );
      await still();
      await oneAdIsShown(story, /Dashboards in an afternoon/);
    });
  },
});
