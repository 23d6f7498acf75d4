import { expect, waitFor } from 'storybook/test';
import type { FakePlatform } from '../../kit/createFakePlatform';
import { adTable } from '../../../src/domain/ads/adTable';
import { findAdTestBed } from '../../kit/adTestBeds';
import { adSources, nameOfState, type AdScenario, type AdTestBed } from '../../kit/createAdTestBed';
import { createWidthFrames } from '../../kit/createWidthFrames';
import { adFilterMatches } from '../../kit/adFilterMatches';
import { watchLayout } from '../../kit/watchLayout';
import { nextFrame } from '../../kit/nextFrame';

interface Story {
  canvasElement: HTMLElement;
  platform: FakePlatform;
  /** Names what follows in plain words, for the list of steps. */
  step(label: string, play: () => Promise<void> | void): Promise<void> | void;
}

export interface AdSlotSteps {
  testBed: AdTestBed;
  /** Moves the clock to a time, poll by poll, and measures the page after each. */
  at(milliseconds: number): Promise<void>;
  /** Checks for layout shifts. */
  still(): Promise<void>;
  /** Checks the state of the slot, in words: `in-house, blocked`. */
  isIn(state: string): Promise<void>;
  /** Waits for the state, which follows an answer of MSW. */
  becomes(state: string): Promise<void>;
  /** Checks all events that were reported so far. */
  reported(events: AdTestBed['reports']): Promise<void>;
  /** The script of the third party runs. */
  delivers(what: 'ad' | 'no-inventory'): Promise<void>;
}

const { box, line } = adTable;

const milliseconds = (count: number) => `${count.toLocaleString('en')} ms`;

const deliveries = { ad: 'an ad', 'no-inventory': 'a filler, as it has no ad' };

/** Widths of a phone and a desktop in pixels: every story is measured in both. */
const widths = [390, 1440];

const heightOf = (slot: Element) => (width: number) =>
  slot.matches('[data-under-demo]')
    ? line.height
    : width < box.wideFrom
      ? box.height
      : box.wideHeight;

const number = { name: 'number' } as const;

/** Controls of the slot's stories. */
export const adStageControls = {
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
export const adStageArgs: AdScenario = { source: 'script', placement: 'body-top', enabled: true };

/** Parts of the page that must not move. */
export function partsOf(canvasElement: HTMLElement) {
  const slot = canvasElement.querySelector<HTMLElement>('[data-slot], [data-under-demo]')!;
  return {
    slot,
    host: slot.querySelector<HTMLElement>(':scope > span:first-child')!,
    after: canvasElement.querySelector<HTMLElement>('[data-after]')!,
  };
}

function measure(root: HTMLElement) {
  const { slot, after } = partsOf(root);
  const { x, y, width, height } = slot.getBoundingClientRect();
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
 * Plays a slot's states in a story. During all `steps` the box has the specified size,
 * nothing on the page moves, and no name in the slot matches ad filter lists. Sizes and positions are
 * measured on a phone and on a desktop after each step, layout shifts in the story itself.
 */
export async function playAdSlot(
  { canvasElement, platform, step }: Story,
  steps: (slot: AdSlotSteps) => Promise<void>,
): Promise<void> {
  const testBed = findAdTestBed(platform)!;
  await document.fonts.ready;
  const frames = await createWidthFrames(canvasElement, widths);
  const measureAll = () => [measure(canvasElement), ...frames.read(measure)];
  const first = measureAll();
  await step('The box has the height that is reserved for it, also on a phone and a desktop', () =>
    expect(first.map(({ height }) => height)).toEqual(
      [window.innerWidth, ...widths].map(heightOf(partsOf(canvasElement).slot)),
    ),
  );
  const watch = watchLayout(canvasElement);
  const nothingMoved = async () => {
    await expect(measureAll()).toEqual(first);
    await expect(adFilterMatches(partsOf(canvasElement).slot)).toEqual([]);
  };
  const still = async () => {
    await platform.clock.advance(0);
    await nothingMoved();
  };
  const state = () => nameOfState(testBed.controller.state());
  await steps({
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
      step(`The slot is in the state "${name}"`, () => expect(state()).toBe(name)),
    becomes: async (name) =>
      step(`The slot comes to the state "${name}"`, () =>
        waitFor(() => expect(state()).toBe(name)),
      ),
    reported: async (events) =>
      step(inWords(events), () => expect(testBed.reports).toEqual(events)),
    delivers: async (what) =>
      step(`The script of the third party delivers ${deliveries[what]}`, () =>
        platform.ads.deliver(what),
      ),
  });
  await step('In the end nothing has moved', async () => {
    await still();
    await nextFrame();
    await nextFrame();
    await expect(watch.shift()).toBe(0);
  });
  watch.stop();
  frames.close();
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
