import { expect, fn, waitFor, within } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { attachUnderDemos } from '../../../src/components/Ad/Ad.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { attachStoryAd } from '../../kit/StoryAd';
import { findAdTestBed } from '../../kit/adTestBeds';
import type { AdScenario } from '../../kit/createAdTestBed';
import { feedEntry } from '../../kit/feedEntry';
import { feedImagesAnswer } from '../../kit/feedHandlers';
import { storyAdArgs, adParts, playAd, type AdStory, adStories } from './playAd';
import { atHash } from '../shared/actions';

/** The ad below a demo. It appears when the user opens the demo's code. */
const meta = preview.meta({
  ...adStories,
  title: 'Ad under a demo',
  tags: ['network'],
  args: { ...storyAdArgs, source: 'feed', placement: 'demo' },
  parameters: {
    ...adStories.parameters,
    faults: ['network'],
    behaviors: (scenario: AdScenario) => [attachDemoFrame, attachStoryAd(scenario)],
  },
  beforeEach({ msw }) {
    msw.use(...feedImagesAnswer());
  },
});

const toggleCode = ({ canvasElement, userEvent }: AdStory) =>
  userEvent.click(canvasElement.querySelector('summary')!);

/** The ad below a demo has no room and sends no request until the code of the demo is opened. */
export const ClosedCode = meta.story({
  name: 'Code closed: no ad yet',
  play: async ({ canvasElement, platform }) => {
    await platform.clock.advance(60_000);
    await expect(adParts(canvasElement).box).not.toBeVisible();
    await expect(findAdTestBed(platform)).toBeUndefined();
    await expect(platform.ads.requests).toEqual([]);
  },
});

/** Opening the code asks the feed, whose ad stays below the demo when the code is closed again. */
export const OpenedCode = meta.story({
  name: 'Code opened: ad',
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    await toggleCode(story);
    await waitFor(() =>
      expect(platform.ads.requests).toEqual(['feed https://feed.example/ads.json']),
    );
    const { box } = adParts(canvasElement);
    await expect(box).toBeVisible();
    await playAd(async ({ still, isIn }) => {
      platform.ads.answerFeed(JSON.stringify({ ads: [feedEntry] }));
      await still();
      await isIn('third-party, feed');
      const link = within(canvas.getByRole('group', { name: 'Advertisement' })).getByRole('link', {
        name: /Anvils that land/,
      });
      await expect(link).toHaveTextContent('Learn more');
    })(story);
    // The ad stays with the demo when its code is closed.
    await toggleCode(story);
    await expect(box).toBeVisible();
    await toggleCode(story);
    await expect(platform.ads.requests).toHaveLength(1);
  },
});

/** The URL names the demo, so its code is open when the page's script starts, and the feed is asked at once. */
export const OpenedByUrl = meta.story({
  name: 'Code opened by URL: loading',
  beforeEach: atHash('#Layout'),
  play: async ({ canvasElement, platform }) => {
    await waitFor(() => expect(platform.ads.requests).toHaveLength(1));
    await expect(adParts(canvasElement).box).toBeVisible();
  },
});

/** The script of ads loads last: the code is already open, and the box keeps room for the ad. */
export const OpenedBeforeTheScript = meta.story({
  name: 'Code opened before the script',
  parameters: { noScript: true, adTimeline: false, faults: [] },
  play: async (story) => {
    const { canvasElement } = story;
    const toggled = new Promise((resolve) =>
      canvasElement.querySelector('details')!.addEventListener('toggle', resolve, { once: true }),
    );
    await toggleCode(story);
    await toggled;
    const { box } = adParts(canvasElement);
    await expect(box).toBeVisible();
    const begin = fn();
    const controller = new AbortController();
    attachUnderDemos(canvasElement, begin, controller.signal);
    await expect(begin.mock.calls).toEqual([[box]]);
    controller.abort();
  },
});

OpenedBeforeTheScript.test('without an ad the box goes with the code', async (story) => {
  const { box } = adParts(story.canvasElement);
  box.removeAttribute('data-started');
  await toggleCode(story);
  await waitFor(() => expect(box).not.toBeVisible());
});
