import { expect, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { caption } from '../../kit/docs';
import { adTable } from '../../../src/domain/ads/adMachine';

import { feedEntry } from '../../kit/feedEntry';
import { feedAnswers, feedImagesAnswer, feedIsDown } from '../../kit/feedHandlers';
import { storyAdArgs, failTries, adParts, playAd, type AdStory, adStories } from './playAd';

const { line } = adTable;

/** Ads from a feed. The requests are real, and each story answers them; the clock is fake. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad feed',
  tags: ['network'],
  args: { ...storyAdArgs, source: 'feed' },
  parameters: {
    ...adStories.parameters,
    platform: { ads: { network: 'real' } },
    faults: ['network'],
  },
  beforeEach({ msw }) {
    msw.use(...feedImagesAnswer());
  },
});

const cardIsShown = async ({ canvas, step }: AdStory) =>
  step('The ad of the feed is shown', async () => {
    const link = within(canvas.getByRole('group', { name: 'Advertisement' })).getByRole('link', {
      name: /Acme/,
    });
    await expect(link).toHaveAttribute('href', 'https://feed.example/click');
    await expect(link).toHaveTextContent('Acme Anvils that land where you meant them to.');
    await expect(within(link).getByText('by Carbon')).toBeVisible();
  });

/** The first answer of the feed has an ad, which the box shows at once with its image. */
export const Answers = meta.story({
  name: 'Feed: ad',
  beforeEach({ msw }) {
    msw.use(feedAnswers({ ads: [feedEntry, {}, {}] }));
  },
  play: playAd(async ({ becomes, canvasElement, story }) => {
    await becomes('third-party, feed');
    await cardIsShown(story);
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Acme' });
    await waitFor(() => expect(image.naturalWidth).toBe(adTable.image.width));
    await expect(adParts(canvasElement).box).toHaveAttribute(
      'data-ga-event-label',
      'carbon-body-top-image',
    );
  }),
});

export const AnswersDark = Answers.extend({
  name: 'Feed: ad, dark',
  parameters: caption('The ad of the feed keeps its image and takes the colors of dark mode.'),
  globals: { mode: 'dark' },
});

export const UnderADemo = Answers.extend({
  name: 'Feed: ad under a demo',
  parameters: caption('Below a demo there is room for a line of text, so the ad has no image.'),
  args: { placement: 'demo' },
  play: playAd(async ({ becomes, canvas, story }) => {
    await becomes('third-party, feed');
    await cardIsShown(story);
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
});

export const UnderADemoDark = UnderADemo.extend({
  name: 'Feed: ad under a demo, dark',
  parameters: caption('The line of text has the colors of dark mode.'),
  globals: { mode: 'dark' },
});

export const UnderADemoRightToLeft = UnderADemo.extend({
  name: 'Feed: ad under a demo, right to left',
  parameters: caption('In an Arabic article the line starts at the right and ends at the left.'),
  globals: { direction: 'rtl' },
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [{ ...feedEntry, company: 'أكمي', description: 'سندانات تسقط حيث تريد.' }],
      }),
    );
  },
  play: playAd(async ({ becomes, still, canvasElement }) => {
    await becomes('third-party, feed');
    await still();
    const { box } = adParts(canvasElement);
    const action = within(box).getByText('Learn more').getBoundingClientRect();
    await expect(action.left - box.getBoundingClientRect().left).toBeLessThan(20);
  }),
});

/** A text that is too long is cut off after a line, so that the box keeps its height. */
export const UnderADemoWithALongText = meta.story({
  name: 'Feed: long text under a demo',
  args: { placement: 'demo' },
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [
          {
            ...feedEntry,
            description: `${feedEntry.description} `.repeat(8),
            statimp: '',
            pixel: '',
          },
        ],
      }),
    );
  },
  play: playAd(async ({ still, becomes, canvasElement }) => {
    await becomes('third-party, feed');
    await still();
    const { box } = adParts(canvasElement);
    const link = within(box).getByRole('link');
    await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    const [text, caption] = [
      within(link).getByText(/^Anvils that land/),
      within(link).getByText('Learn more'),
    ];
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      caption.getBoundingClientRect().top + 1,
    );
    const { top, bottom, height } = box.getBoundingClientRect();
    await expect(height).toBe(line.height);
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect(caption.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  }),
});

/** The image of the entry is not on https, so the ad is shown without it. */
export const WithoutImage = meta.story({
  name: 'Feed: ad without an image',
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [{ ...feedEntry, image: 'http://feed.example/plain.png' }],
      }),
    );
  },
  play: playAd(async ({ becomes, canvas, story }) => {
    await becomes('third-party, feed');
    await cardIsShown(story);
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
});

/** Every try is answered with 503, so the box stays empty, and the text below does not move. */
export const AllTriesFail = meta.story({
  name: 'Feed fails: 503 at every try',
  beforeEach({ msw }) {
    msw.use(feedIsDown());
  },
  play: playAd(async ({ becomes, nothingIsShown, platform }) => {
    await failTries(platform, adTable.feed.maxTries);
    await becomes('nothing, feed-failed');
    await nothingIsShown();
  }),
});

/** Markup in the texts of the feed is shown as text, and nothing of it runs. */
export const MarkupInTexts = meta.story({
  name: 'Feed: markup in the texts',
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [
          {
            ...feedEntry,
            statimp: '',
            pixel: '',
            company: '<script>alert(1)</script>',
            description: '<img src=x onerror=alert(1)> &amp; more',
          },
        ],
      }),
    );
  },
  play: playAd(async ({ becomes, canvasElement }) => {
    await becomes('third-party, feed');
    const { box } = adParts(canvasElement);
    await expect(box.querySelector('script, style, img[src="x"]')).toBeNull();
    await expect(within(box).getByRole('link')).toHaveTextContent(
      '<script>alert(1)</script> <img src=x onerror=alert(1)> &amp; more',
    );
  }),
});
