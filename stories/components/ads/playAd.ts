import type { ComponentType } from 'react';
import { expect, waitFor, within, type PlayContext } from '../../kit/storyTest';
import type { FakePlatform } from '../../kit/createFakePlatform';
import { adTable, blockedAt } from '../../../src/domain/ads/adMachine';
import { findAdTestBed } from '../../kit/adTestBeds';
import { adSources, nameOfState, type AdScenario, type AdTestBed } from '../../kit/createAdTestBed';
import { Ad } from '../../../src/components/Ad/Ad';
import { adBehaviors, inText } from '../../kit/StoryAd';
import { createWidthFrames } from '../../kit/createWidthFrames';
import { milliseconds } from '../../kit/adTimes';
import { phoneWidth, slotIn, watchLayout } from '../../kit/measureAd';
import type { Delivery } from '../../kit/thirdPartyAds';
import { adFilterMatches } from '../../kit/adFilterMatches';
import { nextFrame } from '../../kit/nextFrame';
import { tile } from '../../kit/tile';

export type AdStory = PlayContext & { args: AdScenario };

interface AdSteps extends AdStory {
  story: AdStory;
  testBed: AdTestBed;
  /** Moves the clock to a time, poll by poll, and measures the page after each. */
  at(milliseconds: number): Promise<void>;
  /** Checks for layout shifts. */
  still(): Promise<void>;
  /** Checks the state of the ad, in words: `in-house, blocked`. */
  isIn(state: string): Promise<void>;
  /** Waits for the state, which follows an answer of MSW. */
  becomes(state: string): Promise<void>;
  /** Checks all events that were reported so far. */
  reported(events: AdTestBed['reports']): Promise<void>;
  /** The script of the third party runs. */
  delivers(what: Delivery): Promise<void>;
  /** Nothing is shown, also to assistive technology. */
  nothingIsShown(): Promise<void>;
  /** Exactly one card is shown; returns its link. */
  oneAdIsShown(name: RegExp): Promise<HTMLElement>;
}

const { box, line, script, pollEvery } = adTable;

/** Times of an ad that never arrives, in milliseconds after its start. */
export const times = {
  secondPoll: pollEvery,
  beforeBlocked: blockedAt - 1,
  blocked: blockedAt,
  /** Two thirds of the polls are over: an ad that arrives now is found at the next one. */
  late: Math.round((2 * adTable.maxTries) / 3) * pollEvery,
} as const;

const deliveries: Readonly<Record<Delivery, string>> = {
  ad: 'an ad',
  'no-inventory': 'a filler, as it has no ad',
  longest: 'an ad with a long text',
  cover: 'an ad with a wide image',
};

/** Widths of a phone and a desktop in pixels: every story is measured in both. */
const widths = [phoneWidth, 1440];

const heightOf = (place: Element) => (width: number) => {
  if (place.matches('[data-under-demo]')) return line.height;
  if (width >= box.wideFrom) return box.wideHeight;
  return place.matches('[data-beside-contents]') ? script.height : box.height;
};

const number = { name: 'number' } as const;

/** Controls of the stories of ads. */
const storyAdControls = {
  source: { control: 'inline-radio', options: adSources },
  placement: { control: 'inline-radio', options: ['body-top', 'demo'] },
  enabled: { control: 'boolean' },
  // Set by the panel. Storybook takes from an address only what it knows the type of.
  draws: {
    control: false,
    type: {
      name: 'object',
      value: { appeal: number, house: number, shape: number, display: number },
    },
  },
} as const;

/** What the controls show first: the defaults of a scenario. */
export const storyAdArgs: AdScenario = { source: 'script', placement: 'body-top', enabled: true };

/** What the stories of ads have in common. */
export const adStories = {
  component: Ad as ComponentType<AdScenario>,
  decorators: [inText],
  argTypes: storyAdControls,
  args: storyAdArgs,
  parameters: { behaviors: adBehaviors, adTimeline: true },
};

/** Parts of the page that must not move. */
export function adParts(canvasElement: HTMLElement) {
  const box = slotIn(canvasElement);
  return {
    box,
    host: box.querySelector<HTMLElement>(':scope > span:first-child')!,
    after: canvasElement.querySelector<HTMLElement>('[data-after]')!,
  };
}

function measure(root: HTMLElement) {
  const { box: place, after } = adParts(root);
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x, y, width, height, after: after.getBoundingClientRect().y };
}

const inWords = (events: AdTestBed['reports']) =>
  events.length === 0
    ? 'No event was reported'
    : `Reported: ${events
        .map(
          ({ at, eventAction, eventLabel }) =>
            `${eventAction} ${eventLabel} at ${milliseconds(at)}`,
        )
        .join(', ')}`;

/**
 * The `play` of a story that takes an ad through its states. During all `steps` the box has the specified size,
 * nothing on the page moves, and no name in the box matches ad filter lists. Sizes and positions are
 * measured on a phone and on a desktop after each step, layout shifts in the story itself.
 */
export const playAd = (steps: (ad: AdSteps) => Promise<void>) => async (story: AdStory) => {
  const { canvasElement, platform, step } = story;
  const testBed = findAdTestBed(platform)!;
  await document.fonts.ready;
  // A board shows fifty ads at once: there, measuring after each poll takes more time than the story.
  const measured = tile ? [] : widths;
  const frames = await createWidthFrames(canvasElement, measured);
  const measureAll = () => [measure(canvasElement), ...frames.read(measure)];
  const first = measureAll();
  await step('The box has the height that is reserved for it, also on a phone and a desktop', () =>
    expect(first.map(({ height }) => height)).toEqual(
      [window.innerWidth, ...measured].map(heightOf(adParts(canvasElement).box)),
    ),
  );
  const watch = watchLayout(canvasElement);
  const nothingMoved = async () => {
    if (tile) return;
    await expect(measureAll()).toEqual(first);
    await expect(adFilterMatches(adParts(canvasElement).box)).toEqual([]);
  };
  const still = async () => {
    await platform.clock.advance(0);
    await nothingMoved();
  };
  const state = () => nameOfState(testBed.controller.state());
  await steps({
    ...story,
    story,
    testBed,
    still,
    at: async (time) =>
      step(`After ${milliseconds(time)}: the box has its size, nothing has moved`, async () => {
        while (testBed.now() < time) {
          await platform.clock.advance(Math.min(adTable.pollEvery, time - testBed.now()));
          await nothingMoved();
        }
      }),
    isIn: async (name) =>
      step(`The ad is in the state "${name}"`, () => expect(state()).toBe(name)),
    becomes: async (name) =>
      step(`The ad comes to the state "${name}"`, () => waitFor(() => expect(state()).toBe(name))),
    reported: async (events) =>
      step(inWords(events), () => expect(testBed.reports).toEqual(events)),
    delivers: async (what) =>
      step(`The script of the third party delivers ${deliveries[what]}`, () =>
        platform.ads.deliver(what),
      ),
    nothingIsShown: () => nothingIsShown(story),
    oneAdIsShown: (name) => oneAdIsShown(story, name),
  });
  await step('In the end nothing has moved', async () => {
    await still();
    await nextFrame();
    await nextFrame();
    await expect(watch.shift()).toBe(0);
  });
  watch.stop();
  frames.close();
};

/** Nothing is shown, also to assistive technology. A demo above the box is a group with links. */
const nothingIsShown = async ({ canvas, canvasElement, step }: AdStory): Promise<void> =>
  step('The box is empty', async () => {
    const { box: place } = adParts(canvasElement);
    const area = place.matches('[data-under-demo]') ? within(place) : canvas;
    for (const role of ['group', 'link', 'img']) await expect(area.queryByRole(role)).toBeNull();
    await expect(place).not.toHaveAttribute('data-ga-event-category');
  });

/** The group with the ad, by its accessible name. */
export const theAd = (canvas: AdStory['canvas']) =>
  within(canvas.getByRole('group', { name: 'Advertisement' }));

/** Exactly one card is shown; returns its link. */
async function oneAdIsShown({ canvas, step }: AdStory, name: RegExp): Promise<HTMLElement> {
  const ad = () => theAd(canvas).getByRole('link', { name });
  await step(`One ad is shown: ${name.source}`, async () => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(ad()).toHaveAttribute('target', '_blank');
    await expect(ad()).toHaveAttribute('rel', 'noopener sponsored');
    // The box can be inside a paragraph.
    await expect(ad().querySelectorAll(':not(span, img, strong)')).toHaveLength(0);
  });
  return ad();
}

/** Lets `count` tries of the feed fail, each after its delay; MSW or the test answers the requests. */
export async function failTries({ clock, ads }: FakePlatform, count: number): Promise<void> {
  for (let tries = 1; tries <= count; tries += 1) {
    await waitFor(() => expect(ads.requests).toHaveLength(tries));
    // Waits until the pending timer is not the timeout of a request.
    await waitFor(() => expect(clock.pending()[0]?.dueIn).not.toBe(adTable.feed.timeout));
    await clock.advance(clock.pending()[0]?.dueIn ?? 0);
  }
}
