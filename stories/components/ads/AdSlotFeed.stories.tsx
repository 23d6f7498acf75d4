import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { adTable } from '../../../src/domain/ads/adTable';
import { adBehaviors, AdStage } from '../../kit/AdStage';
import { feedEntry } from '../../kit/feedEntry';
import {
  feedAnswers,
  feedImagesAnswer,
  feedIsDown,
  feedIsUnreachable,
  feedUrl,
} from '../../kit/feedHandlers';
import { adStageArgs, adStageControls, failTries, playAdSlot, partsOf } from './playAdSlot';

/** Ads from a feed. The requests are real, and each story answers them; the clock is fake. */
const meta = preview.meta({
  title: 'AdSlot feed',
  component: AdStage,
  tags: ['network'],
  argTypes: adStageControls,
  args: { ...adStageArgs, source: 'feed' },
  parameters: {
    behaviors: adBehaviors,
    platform: { ads: { network: 'real' } },
    faults: ['network'],
  },
  beforeEach({ msw }) {
    msw.use(...feedImagesAnswer());
  },
});

type Story = Parameters<typeof playAdSlot>[0] & { canvas: ReturnType<typeof within> };

const requestsTo = ({ platform }: Story, kind: string) =>
  platform.ads.requests.filter((request) => request.startsWith(kind));

const cardIsShown = async ({ canvas, step }: Story) =>
  step('The ad of the feed is shown', async () => {
    const link = within(canvas.getByRole('group', { name: 'Advertisement' })).getByRole('link', {
      name: /Acme/,
    });
    await expect(link).toHaveAttribute('href', 'https://feed.example/click');
    await expect(link).toHaveTextContent('Acme Anvils that land where you meant them to.');
    await expect(within(link).getByText('by Carbon')).toBeVisible();
  });

const nothingIsShown = async ({ canvas, canvasElement, step }: Story) =>
  step('The slot is empty', async () => {
    await expect(canvas.queryByRole('group', { name: 'Advertisement' })).toBeNull();
    await expect(within(partsOf(canvasElement).slot).queryByRole('link')).toBeNull();
  });

export const Answers = meta.story({
  beforeEach({ msw }) {
    msw.use(feedAnswers({ ads: [feedEntry, {}, {}] }));
  },
  play: async (story) => {
    const { canvasElement } = story;
    await playAdSlot(story, async ({ testBed, at, becomes, reported }) => {
      await becomes('third-party, feed');
      await cardIsShown(story);
      const picture = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Acme' });
      await waitFor(() => expect(picture.naturalWidth).toBe(130));
      await expect(partsOf(canvasElement).slot).toHaveAttribute(
        'data-ga-event-label',
        'carbon-body-top-image',
      );
      await at(999);
      await expect(requestsTo(story, 'image')).toEqual([]);
      await at(1000);
      await expect(requestsTo(story, 'image')).toEqual([
        'image https://feed.example/seen.gif',
        'image https://one.example/pixel.gif?at=1700000000',
        'image https://two.example/1700000000.gif',
      ]);
      await at(14_500);
      await expect(requestsTo(story, 'image')).toHaveLength(3);
      await expect(requestsTo(story, 'feed')).toHaveLength(1);
      await expect(testBed.polls).toEqual([]);
      await reported([{ at: 2500, eventAction: 'display', eventLabel: 'carbon-body-top-image' }]);
    });
  },
});

export const AnswersOnAPhone = Answers.extend({ globals: { viewport: { value: 'phone' } } });

export const AnswersDarkRightToLeft = Answers.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

/** The browser reports the slot as out of view: no image that counts a view is requested. */
export const NotInView = Answers.extend({
  parameters: { platform: { ads: { inView: false } } },
  play: async (story) => {
    await playAdSlot(story, async ({ at, becomes }) => {
      await becomes('third-party, feed');
      await at(14_500);
      await expect(requestsTo(story, 'image')).toEqual([]);
    });
  },
});

export const UnderADemo = Answers.extend({
  args: { placement: 'demo' },
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, becomes }) => {
      await becomes('third-party, feed');
      await cardIsShown(story);
      await expect(story.canvas.queryByRole('img')).toBeNull();
      await at(2500);
      await expect(testBed.reports.map(({ eventLabel }) => eventLabel)).toEqual([
        'carbon-demo-inline',
      ]);
    });
  },
});

export const UnderADemoOnAPhone = UnderADemo.extend({ globals: { viewport: { value: 'phone' } } });

export const UnderADemoDarkRightToLeft = UnderADemo.extend({
  globals: { mode: 'dark', direction: 'rtl' },
});

export const UnderADemoWithScript = UnderADemo.extend({ args: { source: 'script and feed' } });

UnderADemoWithScript.test('the script fills the slot at the top', async (story) => {
  await expect(requestsTo(story, 'script')).toEqual([]);
});

export const UnderADemoWithALongText = meta.story({
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
  play: async (story) => {
    await playAdSlot(story, async ({ still, becomes }) => {
      await becomes('third-party, feed');
      await still();
      const { slot } = partsOf(story.canvasElement);
      const link = within(slot).getByRole('link');
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
      const [text, caption] = [
        within(link).getByText(/^Anvils that land/),
        within(link).getByText('Learn more'),
      ];
      await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        caption.getBoundingClientRect().top + 1,
      );
      const { top, bottom, height } = slot.getBoundingClientRect();
      await expect(height).toBe(52);
      await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
      await expect(caption.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    });
  },
});

export const UnderADemoWithALongTextOnAPhone = UnderADemoWithALongText.extend({
  globals: { viewport: { value: 'phone' } },
});

export const WithoutPicture = meta.story({
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [
          {
            ...feedEntry,
            image: 'http://feed.example/plain.png',
            statimp: undefined,
            pixel: undefined,
          },
        ],
      }),
    );
  },
  play: async (story) => {
    await playAdSlot(story, async ({ at, becomes }) => {
      await becomes('third-party, feed');
      await cardIsShown(story);
      await expect(story.canvas.queryByRole('img')).toBeNull();
      await at(5000);
      await expect(requestsTo(story, 'image')).toEqual([]);
    });
  },
});

export const AnswersAfter4900 = meta.story({
  parameters: { platform: { ads: { network: 'fake' } } },
  play: async (story) => {
    const { platform } = story;
    await playAdSlot(story, async ({ at, still, isIn }) => {
      await at(4900);
      await isIn('waiting');
      await nothingIsShown(story);
      platform.ads.answerFeed(JSON.stringify({ ads: [feedEntry] }));
      await still();
      await isIn('third-party, feed');
      await cardIsShown(story);
    });
  },
});

export const TimesOut = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get(feedUrl, async () => {
        await delay('infinite');
      }),
    );
  },
  play: async (story) => {
    await playAdSlot(story, async ({ at, isIn }) => {
      await waitFor(() => expect(requestsTo(story, 'feed')).toHaveLength(1));
      await at(adTable.feed.timeout - 1);
      await expect(story.platform.clock.pending()).toHaveLength(1);
      await at(adTable.feed.timeout);
      await at(adTable.feed.timeout + adTable.feed.firstWait);
      await waitFor(() => expect(requestsTo(story, 'feed')).toHaveLength(2));
      await isIn('waiting');
      await nothingIsShown(story);
    });
  },
});

export const FailsThenSucceeds = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get(feedUrl, () => new HttpResponse(null, { status: 500 }), { once: true }),
      feedAnswers({ ads: [feedEntry] }),
    );
  },
  play: async (story) => {
    await playAdSlot(story, async ({ becomes }) => {
      await failTries(story.platform, 1);
      await becomes('third-party, feed');
      await cardIsShown(story);
      await expect(requestsTo(story, 'feed')).toHaveLength(2);
    });
  },
});

export const TenFailures = meta.story({
  beforeEach({ msw }) {
    msw.use(feedIsDown());
  },
  play: async (story) => {
    await playAdSlot(story, async ({ testBed, at, becomes, reported }) => {
      await failTries(story.platform, 10);
      await becomes('nothing, feed-failed');
      await nothingIsShown(story);
      await at(testBed.now() + 60_000);
      await expect(requestsTo(story, 'feed')).toHaveLength(10);
      await reported([]);
      await expect(story.platform.clock.pending()).toEqual([]);
    });
  },
});

export const UnderADemoTenFailures = TenFailures.extend({ args: { placement: 'demo' } });

export const Unreachable = TenFailures.extend({
  beforeEach({ msw }) {
    msw.use(feedIsUnreachable());
  },
});

/** A blocker keeps the feed from answering. */
export const UnderADemoBlocked = Unreachable.extend({ args: { placement: 'demo' } });

export const UnreachableOnAPhoneDarkRightToLeft = Unreachable.extend({
  globals: { mode: 'dark', direction: 'rtl', viewport: { value: 'phone' } },
});

export const EmptyList = TenFailures.extend({
  beforeEach({ msw }) {
    msw.use(feedAnswers({ ads: [] }));
  },
});

export const Malformed = TenFailures.extend({
  beforeEach({ msw }) {
    msw.use(
      feedAnswers({
        ads: [
          null,
          { ...feedEntry, statlink: 'javascript:alert(1)' },
          { ...feedEntry, company: '', description: 7 },
        ],
      }),
    );
  },
});

export const NotJson = TenFailures.extend({
  beforeEach({ msw }) {
    msw.use(http.get(feedUrl, () => HttpResponse.html('<script>alert(1)</script>')));
  },
});

export const MarkupInTexts = meta.story({
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
  play: async (story) => {
    await playAdSlot(story, async ({ becomes }) => {
      await becomes('third-party, feed');
      const { slot } = partsOf(story.canvasElement);
      await expect(slot.querySelector('script, style, img[src="x"]')).toBeNull();
      await expect(within(slot).getByRole('link')).toHaveTextContent(
        '<script>alert(1)</script> <img src=x onerror=alert(1)> &amp; more',
      );
    });
  },
});
