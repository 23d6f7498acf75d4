import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { adTable } from '../../src/domain/ads/adTable';
import { houseAds } from '../../src/domain/ads/houseAds';
import { AdStage } from '../kit/AdStage';
import { live, partsOf } from './samples/adLife';

const meta = preview.meta({
  title: 'Components/AdSlot',
  component: AdStage,
  argTypes: {
    source: { control: 'inline-radio', options: ['script', 'feed', 'house'] },
    placement: { control: 'inline-radio', options: ['body-top', 'demo'] },
    enabled: { control: 'boolean' },
  },
});

type Play = Parameters<typeof live>[0] & { canvas: ReturnType<typeof within> };

const nothingIsShown = async ({ canvas, canvasElement }: Play) => {
  await expect(canvas.queryByRole('group')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(partsOf(canvasElement).slot).not.toHaveAttribute('data-ga-event-category');
};

const theAd = (canvas: Play['canvas']) => within(canvas.getByRole('group', { name: 'Advertisement' }));

const oneAdIsShown = async ({ canvas }: Play, name: RegExp) => {
  const link = theAd(canvas).getByRole('link', { name });
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  // The slot stands inside a paragraph.
  await expect(link.querySelectorAll(':not(span, img, strong)')).toHaveLength(0);
  return link;
};

/** Words that filter lists look for in classes, ids and attributes. */
const telling = /\bads?\b|advert|sponsor|banner|carbon|promo/i;

const namesAreNeutral = async ({ slot }: { slot: HTMLElement }) => {
  for (const element of [slot, ...slot.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      if (['rel', 'href', 'src', 'alt'].includes(name) || name.startsWith('data-ga-event')) continue;
      await expect(`${name}=${value}`).not.toMatch(telling);
    }
  }
};

/** For the panel "Ad timeline": stands at 0 and waits for you. */
export const Timeline = meta.story({
  play: async (story) => {
    await live(story, async ({ state }) => {
      await expect(state()).toBe('waiting');
    });
  },
});

/* The life of a slot whose script never comes. */

export const Waiting = meta.story({
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await expect(world.looks).toEqual([{ at: 0, saw: 'none' }]);
      await at(1);
      await expect(state()).toBe('waiting');
      await expect(story.platform.ads.requests).toEqual(['script https://vendor.example/script.js']);
      await nothingIsShown(story);
      await namesAreNeutral(partsOf(story.canvasElement));
    });
  },
});

export const WaitingAt2999 = meta.story({
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(2999);
      await expect(world.looks).toHaveLength(6);
      await expect(state()).toBe('waiting');
      await nothingIsShown(story);
    });
  },
});

export const BlockedAt3000 = meta.story({
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(3000);
      await expect(world.looks).toHaveLength(7);
      await expect(state()).toBe('in-house, blocked');
      const link = await oneAdIsShown(story, /Dashboards in an afternoon/);
      await expect(link).toHaveAttribute('data-ga-event-label', 'in-house-toolpad-core');
      await expect(partsOf(story.canvasElement).slot).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
      await namesAreNeutral(partsOf(story.canvasElement));
      await at(5499);
      await expect(world.reports).toEqual([]);
      await at(5500);
      await expect(world.reports).toEqual([{ at: 5500, eventAction: 'display', eventLabel: 'in-house-body-top-image' }]);
    });
  },
});

export const BlockedOnAPhone = BlockedAt3000.extend({ globals: { viewport: { value: 'phone' } } });

export const BlockedDark = BlockedAt3000.extend({ globals: { mode: 'dark' } });

export const BlockedRightToLeft = BlockedAt3000.extend({
  globals: { direction: 'rtl' },
});

BlockedRightToLeft.test('the picture stands at the side where lines begin', async (story) => {
  const { slot } = partsOf(story.canvasElement);
  const picture = within(slot).getByRole('img', { name: 'Dashboards in an afternoon.' }).getBoundingClientRect();
  const box = slot.getBoundingClientRect();
  await expect(box.right - picture.right).toBeLessThan(20);
});

export const BlockedOnAPhoneDarkRightToLeft = BlockedOnAPhone.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const BlockedDense = BlockedAt3000.extend({ globals: { density: 'dense' } });

export const BlockedInForcedColors = BlockedAt3000.extend({ parameters: { media: { forcedColors: 'active' } } });

export const BlockedWithReducedMotion = BlockedAt3000.extend({ parameters: { media: { reducedMotion: 'reduce' } } });

export const BlockedWithoutReports = meta.story({
  args: { draws: { display: 0.1 } },
  play: async (story) => {
    await live(story, async ({ world, at }) => {
      await at(14_500);
      await expect(world.reports).toEqual([]);
    });
  },
});

export const AppealAtDraw01999 = meta.story({
  args: { draws: { appeal: 0.1999 } },
  play: async (story) => {
    const { canvas } = story;
    await live(story, async ({ world, state, at }) => {
      await at(2999);
      await nothingIsShown(story);
      await at(3000);
      await expect(state()).toBe('appeal');
      const appeal = within(canvas.getByRole('group', { name: 'About advertising' }));
      await expect(appeal.getByRole('img', { name: 'A heart' })).toBeVisible();
      await expect(appeal.getByText('Thank you.')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
      await at(5500);
      await expect(world.reports).toEqual([{ at: 5500, eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' }]);
    });
  },
});

export const AdAtDraw02 = meta.story({
  args: { draws: { appeal: 0.2 } },
  play: async (story) => {
    await live(story, async ({ state, at }) => {
      await at(3000);
      await expect(state()).toBe('in-house, blocked');
    });
  },
});

export const AppealOnAPhone = AppealAtDraw01999.extend({ globals: { viewport: { value: 'phone' } } });

export const AppealDarkRightToLeft = AppealAtDraw01999.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const AppealInForcedColors = AppealAtDraw01999.extend({ parameters: { media: { forcedColors: 'active' } } });

export const LateArrivalAt9500 = meta.story({
  play: async (story) => {
    const { canvas, platform } = story;
    await live(story, async ({ world, state, at }) => {
      await at(9000);
      platform.ads.deliver('ad');
      await at(9499);
      await expect(state()).toBe('in-house, blocked');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await at(9500);
      await expect(state()).toBe('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /Dashboards/ })).toBeNull();
      await at(14_500);
      await expect(world.looks).toHaveLength(20);
      await expect(world.reports.map(({ at, eventLabel }) => [at, eventLabel])).toEqual([
        [5500, 'in-house-body-top-image'],
        [12_000, 'carbon-body-top-image'],
      ]);
    });
  },
});

export const LateArrivalOnAPhone = LateArrivalAt9500.extend({ globals: { viewport: { value: 'phone' } } });

export const EndAt14500 = meta.story({
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(14_499);
      await expect(world.looks).toHaveLength(29);
      await at(14_500);
      await expect(world.looks).toHaveLength(30);
      story.platform.ads.deliver('ad');
      await at(20_000);
      await expect(world.looks).toHaveLength(30);
      await expect(state()).toBe('in-house, blocked');
      await expect(story.platform.clock.pending()).toEqual([]);
      await oneAdIsShown(story, /Dashboards in an afternoon/);
    });
  },
});

/* A script that comes. */

export const ThirdParty = meta.story({
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    await live(story, async ({ world, state, at }) => {
      await at(100);
      platform.ads.deliver('ad');
      await at(500);
      await expect(state()).toBe('third-party, script');
      await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
      await expect(partsOf(canvasElement).slot).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
      await at(14_500);
      await expect(world.looks).toHaveLength(2);
      await expect(world.reports).toEqual([{ at: 3000, eventAction: 'display', eventLabel: 'carbon-body-top-image' }]);
    });
  },
});

export const ThirdPartyOnAPhone = ThirdParty.extend({ globals: { viewport: { value: 'phone' } } });

export const ThirdPartyDarkRightToLeft = ThirdParty.extend({ globals: { mode: 'dark', direction: 'rtl' } });

export const ThirdPartyTwice = ThirdParty.extend({
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    await live(story, async ({ at }) => {
      await at(100);
      platform.ads.deliver('ad');
      platform.ads.deliver('ad');
      partsOf(canvasElement).host.insertAdjacentHTML('beforeend', '<div>Another one</div>');
      await at(500);
      await expect(theAd(canvas).getAllByRole('link', { name: /Acme ships anvils/ })).toHaveLength(1);
      await expect(canvas.getByText('Another one')).not.toBeVisible();
    });
  },
});

export const NoInventory = meta.story({
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(100);
      story.platform.ads.deliver('no-inventory');
      await at(500);
      await expect(state()).toBe('in-house, no-inventory');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await at(14_500);
      await expect(world.looks).toHaveLength(2);
      await expect(world.reports).toEqual([{ at: 3000, eventAction: 'display', eventLabel: 'in-house-carbon-body-top-image' }]);
    });
  },
});

export const HiddenByACosmeticRule = meta.story({
  decorators: [
    (Story) => (
      <>
        <style>{'#carbonads { display: none !important }'}</style>
        <Story />
      </>
    ),
  ],
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(100);
      story.platform.ads.deliver('ad');
      await at(14_500);
      await expect(state()).toBe('in-house, blocked');
      await oneAdIsShown(story, /Dashboards in an afternoon/);
      await expect(world.reports.map(({ eventLabel }) => eventLabel)).toEqual(['in-house-body-top-image']);
    });
  },
});

/* Ads of our own alone. */

export const HouseToolpadCore = meta.story({
  args: { source: 'house' },
  play: async (story) => {
    const { args, platform } = story;
    const ad = houseAds[Math.floor(houseAds.length * (args.draws?.house ?? 0))]!;
    await live(story, async ({ world, state, at }) => {
      await at(2500);
      await expect(state()).toBe('in-house, no-third-party');
      const link = await oneAdIsShown(story, new RegExp(ad.name));
      await expect(link).toHaveAttribute('href', ad.link);
      await expect(within(link).getByRole('img', { name: ad.name })).toBeVisible();
      await expect(within(link).getByText(`by ${ad.poweredby ?? 'MUI'}`)).toBeVisible();
      await expect(world.reports).toHaveLength(1);
      await expect(platform.ads.requests).toEqual([]);
    });
  },
});

export const HouseToolpadStudio = HouseToolpadCore.extend({ args: { draws: { house: 0.25 } } });

export const HouseDataGrid = HouseToolpadCore.extend({ args: { draws: { house: 0.5 } } });

export const HouseContributing = HouseToolpadCore.extend({ args: { draws: { house: 0.75 } } });

export const HouseStudioOnAPhone = HouseToolpadStudio.extend({ globals: { viewport: { value: 'phone' } } });

export const HouseDataGridDark = HouseDataGrid.extend({ globals: { mode: 'dark' } });

export const HouseContributingOnAPhoneDark = HouseContributing.extend({ globals: { mode: 'dark', viewport: { value: 'phone' } } });

export const HouseStudioDarkRightToLeft = HouseToolpadStudio.extend({ globals: { mode: 'dark', direction: 'rtl' } });

/* Shapes. */

export const Inline = meta.story({
  args: { source: 'house', draws: { shape: 0.1999 } },
  play: async (story) => {
    await live(story, async ({ at, world }) => {
      await at(2500);
      await oneAdIsShown(story, /^Ad.*|Dashboards in an afternoon/);
      await expect(story.canvas.queryByRole('img')).toBeNull();
      await expect(world.reports.map(({ eventLabel }) => eventLabel)).toEqual(['in-house-body-top-inline']);
    });
  },
});

export const InlineOnAPhone = Inline.extend({ globals: { viewport: { value: 'phone' } } });

export const InlineDarkRightToLeft = Inline.extend({ globals: { mode: 'dark', direction: 'rtl' } });

/* Texts and pictures that do not fit. */

const endless = 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(20).trim();
const odd = { ...houseAds[0]!, name: endless, description: endless, poweredby: endless, label: 'in-house-odd' };

export const LongTexts = meta.story({
  args: { source: 'house', houseAds: [odd] },
  play: async (story) => {
    await live(story, async ({ at }) => {
      await at(500);
      const { slot } = partsOf(story.canvasElement);
      const link = theAd(story.canvas).getByRole('link');
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      await expect(slot.scrollWidth).toBe(slot.clientWidth);
      const action = story.canvas.queryByText('Learn more');
      if (!action) return;
      const [box, end] = [slot.getBoundingClientRect(), action.getBoundingClientRect()];
      await expect(document.documentElement.dir === 'rtl' ? end.left - box.left : box.right - end.right).toBeLessThan(1);
    });
  },
});

export const LongTextsOnAPhone = LongTexts.extend({ globals: { viewport: { value: 'phone' } } });

export const LongTextsInline = LongTexts.extend({ args: { draws: { shape: 0 } } });

export const LongTextsInlineOnAPhone = LongTextsInline.extend({ globals: { viewport: { value: 'phone' } } });

export const PictureDoesNotCome = meta.story({
  args: { source: 'house', houseAds: [{ ...houseAds[0]!, img: { light: 'house/none.svg', dark: 'house/none.svg' } }] },
  play: async (story) => {
    await live(story, async ({ still }) => {
      await waitFor(() => expect(story.canvasElement.querySelector('img')).toHaveAttribute('data-broken'));
      await still();
      await oneAdIsShown(story, /Dashboards in an afternoon/);
    });
  },
});

/* Nothing, for a reason. */

export const Bot = meta.story({
  parameters: { platform: { ads: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } } },
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(14_500);
      await expect(state()).toBe('nothing, bot');
      await expect(world.looks).toEqual([]);
      await expect(world.reports).toEqual([]);
      await expect(story.platform.ads.requests).toEqual([]);
      await nothingIsShown(story);
    });
  },
});

const nothingBecause = (reason: string) =>
  async function play(story: Play) {
    await live(story, async ({ world, state, at }) => {
      await at(14_500);
      await expect(state()).toBe(`nothing, ${reason}`);
      await expect([world.looks, world.reports, story.platform.ads.requests]).toEqual([[], [], []]);
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

export const PrivacySignalWithAdsOfOurOwn = HouseToolpadCore.extend({
  parameters: { platform: { ads: { globalPrivacyControl: true, doNotTrack: true } } },
});

export const Prerendered = meta.story({
  parameters: { platform: { ads: { presence: 'away' } } },
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(14_500);
      await expect([world.looks, world.reports, story.platform.ads.requests]).toEqual([[], [], []]);
      story.platform.ads.setPresence('shown');
      await at(17_499);
      await expect(state()).toBe('waiting');
      await at(17_500);
      await expect(state()).toBe('in-house, blocked');
    });
  },
});

export const NoAdsOfOurOwn = meta.story({
  args: { houseAds: [] },
  play: async (story) => {
    await live(story, async ({ state, at }) => {
      await at(3000);
      await expect(state()).toBe('nothing, no-house-ads');
      await nothingIsShown(story);
      story.platform.ads.deliver('ad');
      await at(3500);
      await expect(state()).toBe('third-party, script');
    });
  },
});

export const Crashed = meta.story({
  // A field that is no text: React cannot draw it.
  args: { houseAds: [{ ...houseAds[0]!, description: {} as string }] },
  beforeEach() {
    // React itself tells the console what it caught.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async (story) => {
    await live(story, async ({ world, state, at }) => {
      await at(3000);
      await expect(state()).toBe('nothing, crashed');
      await expect(world.reports).toEqual([{ at: 3000, eventAction: 'crash', eventLabel: 'in-house-body-top-image' }]);
      await nothingIsShown(story);
      await at(14_500);
      await expect(world.looks).toHaveLength(7);
    });
  },
});

/* Where the box comes from. */

export const RoomOfTheTable = Waiting.extend({
  play: async (story) => {
    const { slot, after } = partsOf(story.canvasElement);
    const { height, margin } = { height: slot.offsetHeight, margin: getComputedStyle(slot) };
    await expect(height).toBe(adTable.box.wideHeight);
    await expect([margin.marginBlockStart, margin.marginBlockEnd]).toEqual(['24px', '24px']);
    await expect(after.getBoundingClientRect().top - slot.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(adTable.box.spacing);
  },
});
