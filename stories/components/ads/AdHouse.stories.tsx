import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/docs';
import { adTable } from '../../../src/domain/ads/adMachine';
import { houseAds } from '../../kit/siteContent';

import { adParts, adStories, playAd, storyAdArgs, theAd } from './playAd';

const { inlineShare } = adTable;

/** House ads in both shapes. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad house',
  args: { ...storyAdArgs, source: 'house' },
});

/** Without a third party, a house ad is there from the start; this one is the first of the list. */
export const HouseDashboard = meta.story({
  name: 'House ad: dashboard template',
  play: playAd(async ({ still, isIn, args, platform, oneAdIsShown }) => {
    const ad = houseAds[Math.floor(houseAds.length * (args.draws?.house ?? 0))]!;
    await still();
    await isIn('in-house, no-third-party');
    const link = await oneAdIsShown(new RegExp(ad.name));
    await expect(link).toHaveAttribute('href', ad.link);
    await expect(within(link).getByRole('img', { name: ad.name })).toBeVisible();
    await expect(within(link).getByText(`by ${ad.poweredby}`)).toBeVisible();
    await expect(platform.ads.requests).toEqual([]);
  }),
});

export const HouseDataGrid = HouseDashboard.extend({
  name: 'House ad: Data Grid',
  parameters: caption('The second house ad, which is drawn as often as the others.'),
  args: { draws: { house: 0.25 } },
});

export const HouseReactAdmin = HouseDashboard.extend({
  name: 'House ad: react-admin',
  parameters: caption('The third house ad, for a framework of another publisher.'),
  args: { draws: { house: 0.5 } },
});

export const HouseRefine = HouseDashboard.extend({
  name: 'House ad: Refine',
  parameters: caption('The fourth house ad, the last of the list.'),
  args: { draws: { house: 0.75 } },
});

/** An ad in Arabic on an Arabic page. */
const arabic = {
  ...houseAds[0]!,
  name: 'لوحات تحكم في ساعات.',
  description: 'تخطيط كامل مع تنقل وحساب وصفحات، جاهز للاستخدام.',
  label: 'in-house-arabic',
};

/** An Arabic house ad in an Arabic article has its image at the right. */
export const HouseRightToLeft = meta.story({
  name: 'House ad: right to left',
  args: { houseAds: [arabic] },
  globals: { direction: 'rtl' },
  play: playAd(async ({ still, oneAdIsShown, canvasElement }) => {
    await still();
    const link = await oneAdIsShown(new RegExp(arabic.name));
    const image = within(link).getByRole('img').getBoundingClientRect();
    const end = adParts(canvasElement).box.getBoundingClientRect().right;
    await expect(end - image.right).toBeLessThan(20);
  }),
});

/* Shapes. */

/** Some page views draw the inline shape: a line of text in a box of the same height. */
export const Inline = meta.story({
  name: 'House ad: a line of text',
  args: { draws: { shape: inlineShare - 0.0001 } },
  play: playAd(async ({ still, oneAdIsShown, canvas }) => {
    await still();
    await oneAdIsShown(/^Ad.*|A dashboard you own/);
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
});

/* Long texts and failing images. */

const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(20).trim();
const odd = {
  ...houseAds[0]!,
  name: endless,
  description: endless,
  poweredby: endless,
  label: 'in-house-odd',
};

/** Texts that are far too long are cut off, so that the box keeps its height. */
export const LongTexts = meta.story({
  name: 'House ad: long texts',
  args: { houseAds: [odd] },
  play: playAd(async ({ at, canvasElement, canvas }) => {
    await at(0);
    const { box } = adParts(canvasElement);
    const link = theAd(canvas).getByRole('link');
    await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    await expect(box.scrollWidth).toBe(box.clientWidth);
    const action = canvas.queryByText('Learn more');
    // The inline shape is centered.
    if (!action || box.querySelector('[data-shape="inline"]')) return;
    const end = action.getBoundingClientRect().right;
    await expect(box.getBoundingClientRect().right - end).toBeLessThan(1);
  }),
});

export const LongTextsOnAPhone = LongTexts.extend({
  name: 'House ad: long texts on a phone',
  parameters: caption('On a phone, the text is cut off in the narrower room beside the image.'),
  globals: { viewport: { value: 'phone' } },
});

export const LongTextsInline = LongTexts.extend({
  name: 'House ad: long texts in a line',
  parameters: caption('In the inline shape, too, long texts do not make the box taller.'),
  args: { draws: { shape: 0 } },
});

/** The place of the broken image stays empty, and the text does not move. */
export const ImageFails = meta.story({
  name: 'House ad: the image fails to load',
  // A file that is not there would log an error.
  args: { base: 'data:,', houseAds: houseAds.slice(0, 1) },
  play: playAd(async ({ still, oneAdIsShown, canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await waitFor(() =>
      expect(images.find((image) => image.checkVisibility())).toHaveAttribute('data-broken'),
    );
    await still();
    await oneAdIsShown(/A dashboard you own/);
  }),
});
