import type { Decorator } from '@storybook/react-vite';
import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { adTable } from '../../../src/domain/ads/adMachine';
import { caption } from '../../kit/docs';
import { StoryAd } from '../../kit/StoryAd';
import type { AdScenario } from '../../kit/createAdTestBed';
import type { Delivery } from '../../kit/thirdPartyAds';
import { articleWith, pageShellStory } from '../page/pageShellStory';
import { adParts, adStories, theAd, times, type AdStory } from './playAd';
import { PageShell } from '../../../src/components/PageShell/PageShell';

const { box, script } = adTable;

const onPage: Decorator<AdScenario> = (Story, { args: { source } }) => (
  <PageShell {...pageShellStory.args}>
    {articleWith(
      <StoryAd source={source}>
        <Story />
      </StoryAd>,
    )}
  </PageShell>
);

/** The ad of a vendor's script on a page: at the top of the contents list, or after the lead. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad beside contents',
  decorators: [onPage],
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...adStories.parameters, layout: 'fullscreen' },
});

const positionOf = (element: Element) => element.getBoundingClientRect();

/** Delivers an ad, and checks that it stands where it must, whole, and that nothing has moved. */
async function delivered(
  { canvas, canvasElement, platform, step }: AdStory,
  what: Delivery,
  height: number,
) {
  const { box: place } = adParts(canvasElement);
  const heading = canvas.getByRole('heading', { name: 'Anatomy' });
  const before = [positionOf(place), positionOf(heading)];
  platform.ads.deliver(what);
  await platform.clock.advance(times.secondPoll);
  const [ad, contents] = [place, canvas.queryByRole('navigation', { name: 'On this page' })].map(
    (element) => element && positionOf(element),
  );
  await step('Nothing moves when the ad arrives', () =>
    expect([ad, positionOf(heading)]).toEqual(before),
  );
  await step(`The box is ${height} px high and in the first window`, async () => {
    await expect(ad!.height).toBe(height);
    await expect(ad!.bottom).toBeLessThan(window.innerHeight);
  });
  if (contents)
    await step('It stands in the column of the contents list, above it', async () => {
      const list = positionOf(canvas.getByText('On this page'));
      await expect(ad!.bottom).toBeLessThan(list.top);
      await expect(ad!.left).toBeGreaterThanOrEqual(contents.left - box.spacing);
      await expect(ad!.right).toBeLessThanOrEqual(contents.right);
    });
  await step('All of its text is visible', async () => {
    const [text, by] = ['.carbon-text', '.carbon-poweredby'].map((part) =>
      positionOf(place.querySelector(part)!),
    );
    await expect(text!.bottom).toBeLessThanOrEqual(by!.top);
    await expect(text!.left).toBeGreaterThanOrEqual(ad!.left);
    await expect(text!.right).toBeLessThanOrEqual(ad!.right);
    await expect(theAd(canvas).getByRole('link', { name: /Acme ships anvils/ })).toBeVisible();
  });
}

/** From the width that has room for the contents list and an ad. */
export const Column = meta.story({
  play: async (story) => delivered(story, 'ad', script.column),
});

export const ColumnDark = Column.extend({
  parameters: caption('The ad of the script takes the colors of dark mode.'),
  globals: { mode: 'dark' },
});

export const ColumnRightToLeft = Column.extend({
  parameters: caption('The column is on the other side; the English article keeps its direction.'),
  globals: { direction: 'rtl' },
});

export const LongestText = Column.extend({
  parameters: caption('The longest text that a vendor allows is not clipped.'),
  play: async (story) => delivered(story, 'longest', script.column),
});

export const Cover = Column.extend({
  parameters: caption('In the formats that have a name, the image has the width of the column.'),
  args: { source: 'script with cover' },
  play: async (story) => delivered(story, 'cover', script.coverColumn),
});

export const Lead = Column.extend({
  parameters: caption('After the lead, as the window has no room for the ad beside it.'),
  globals: { viewport: { value: 'phone' } },
  play: async (story) => delivered(story, 'longest', script.height),
});

export const LeadNarrow = Lead.extend({
  parameters: caption('The longest text fits on the narrowest phone.'),
  globals: { viewport: { value: 'narrow' } },
});

export const LeadCover = Lead.extend({
  parameters: caption('On a phone, all formats have their image beside the text.'),
  args: { source: 'script with cover' },
  play: async (story) => delivered(story, 'cover', script.height),
});

export const Tablet = Column.extend({
  parameters: caption('The contents list has a column, but the ad would leave it too little room.'),
  globals: { viewport: { value: 'tablet' } },
  play: async (story) => delivered(story, 'longest', box.wideHeight),
});

export const HouseAd = Column.extend({
  parameters: caption('An ad blocker: the house ad takes the place of the ad, in the same box.'),
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    const heading = canvas.getByRole('heading', { name: 'Anatomy' });
    const before = positionOf(heading);
    await platform.clock.advance(times.blocked);
    const ad = canvas.getByRole('group', { name: 'Advertisement' });
    await expect(positionOf(ad).height).toBe(script.column);
    await expect(ad.scrollHeight).toBeLessThanOrEqual(script.column);
    await expect(positionOf(heading)).toEqual(before);
    await expect(adParts(canvasElement).box).toBe(ad);
  },
});
