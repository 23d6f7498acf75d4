import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { attachUnderDemo } from '../../../src/components/AdSlot/UnderDemo.behavior';
import { attachDemoFrame } from '../../../src/components/DemoFrame/DemoFrame.behavior';
import { AdStage, attachAd } from '../../kit/AdStage';
import { findAdTestBed } from '../../kit/adTestBeds';
import type { AdScenario } from '../../kit/createAdTestBed';
import { feedEntry } from '../../kit/feedEntry';
import { feedImagesAnswer } from '../../kit/feedHandlers';
import { adStageArgs, adStageControls, playAdSlot, partsOf } from './playAdSlot';
import { atHash } from '../shared/atHash';
import type { AdStory } from './shownAd';

/** The slot below a demo. It appears when the user opens the demo's code. */
const meta = preview.meta({
  title: 'AdSlot under a demo',
  component: AdStage,
  tags: ['network'],
  argTypes: adStageControls,
  args: { ...adStageArgs, source: 'feed', placement: 'demo' },
  parameters: {
    behaviors: (scenario: AdScenario) => [attachDemoFrame, attachAd(scenario)],
  },
  beforeEach({ msw }) {
    msw.use(...feedImagesAnswer());
  },
});

const toggleCode = ({
  canvasElement,
  userEvent,
}: AdStory & { userEvent: { click(element: Element): Promise<void> } }) =>
  userEvent.click(canvasElement.querySelector('summary')!);

export const ClosedCode = meta.story({
  play: async ({ canvasElement, platform }) => {
    await platform.clock.advance(60_000);
    await expect(partsOf(canvasElement).slot).not.toBeVisible();
    await expect(findAdTestBed(platform)).toBeUndefined();
    await expect(platform.ads.requests).toEqual([]);
  },
});

export const OpenedCode = meta.story({
  play: async (story) => {
    const { canvas, canvasElement, platform } = story;
    await toggleCode(story);
    await waitFor(() =>
      expect(platform.ads.requests).toEqual(['feed https://feed.example/ads.json']),
    );
    const { slot } = partsOf(canvasElement);
    await expect(slot).toBeVisible();
    await playAdSlot(story, async ({ at, still, isIn, reported }) => {
      platform.ads.answerFeed(JSON.stringify({ ads: [feedEntry] }));
      await still();
      await isIn('third-party, feed');
      const link = within(canvas.getByRole('group', { name: 'Advertisement' })).getByRole('link', {
        name: /Anvils that land/,
      });
      await expect(link).toHaveTextContent('Learn more');
      await at(2500);
      await reported([{ at: 2500, eventAction: 'display', eventLabel: 'carbon-demo-inline' }]);
    });
    // The ad stays with the demo when its code is closed.
    await toggleCode(story);
    await expect(slot).toBeVisible();
    await toggleCode(story);
    await platform.clock.advance(60_000);
    await expect(
      platform.ads.requests.filter((request) => request.startsWith('feed')),
    ).toHaveLength(1);
  },
});

export const OpenedCodeOnAPhone = OpenedCode.extend({ globals: { viewport: { value: 'phone' } } });

export const OpenedCodeDark = OpenedCode.extend({ globals: { mode: 'dark' } });

export const OpenedCodeRightToLeft = OpenedCode.extend({ globals: { direction: 'rtl' } });

/** The URL names the demo, so its code is open when the page's script starts. */
export const OpenedByUrl = meta.story({
  beforeEach: atHash('#Layout'),
  play: async ({ canvasElement, platform }) => {
    await waitFor(() => expect(platform.ads.requests).toHaveLength(1));
    await expect(partsOf(canvasElement).slot).toBeVisible();
  },
});

/** The script of the slots loads last: the user may open the code first. */
export const OpenedBeforeTheScript = meta.story({
  parameters: { noScript: true },
  play: async (story) => {
    const { canvasElement } = story;
    const toggled = new Promise((resolve) =>
      canvasElement.querySelector('details')!.addEventListener('toggle', resolve, { once: true }),
    );
    await toggleCode(story);
    await toggled;
    const { slot } = partsOf(canvasElement);
    await expect(slot).toBeVisible();
    const begin = fn();
    const controller = new AbortController();
    attachUnderDemo(canvasElement, begin, controller.signal);
    await expect(begin.mock.calls).toEqual([[slot]]);
    controller.abort();
  },
});

OpenedBeforeTheScript.test('without an ad the slot goes with the code', async (story) => {
  const { slot } = partsOf(story.canvasElement);
  slot.removeAttribute('data-started');
  await toggleCode(story);
  await waitFor(() => expect(slot).not.toBeVisible());
});
