import fc from 'fast-check';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { attachAdSlot } from '../../../src/components/AdSlot/AdSlot.behavior';
import type { AdCard, AdState } from '../../../src/domain/ads/AdState';
import { readFeed } from '../../../src/domain/ads/readFeed';
import { adSettings } from '../../kit/adSettings';
import { StoryAdSlot } from '../../kit/AdStage';
import type { Behavior } from '../../kit/asOnPage';
import { renderAdTemplates } from '../../kit/renderAdTemplates';
import { malformedAnswer } from '../../kit/malformedAnswers';

interface AnswersProps {
  /** Seed of the random responses. */
  seed: number;
}

const draws = { appeal: 0.5, house: 0, shape: 0.5, display: 0 };

const common = {
  view: { placement: 'body-top', source: 'feed', draws, houseAds: [] },
  tries: 0,
} as const;

const waiting: AdState = { kind: 'waiting', ...common };

const shows = (card: AdCard): AdState => ({ kind: 'third-party', by: 'feed', card, ...common });

const cardsIn = (seed: number, numRuns: number) =>
  fc.sample(malformedAnswer, { numRuns, seed }).flatMap((text) => readFeed(text) ?? []);

/** A controller whose states the story sets. */
function controlled() {
  let state = waiting;
  let notify = () => {};
  const crash = fn();
  return {
    crash,
    state: () => state,
    subscribe(listener: () => void) {
      notify = listener;
      return () => undefined;
    },
    start: () => () => undefined,
    become(next: AdState) {
      state = next;
      notify();
    },
  };
}

/** Three of the ads in random responses, those with the longest texts; a picture would be requested. */
function attachRandomAds({ seed }: AnswersProps): Behavior[] {
  const cards = cardsIn(seed, 500)
    .filter(({ image }) => !image)
    .sort((one, other) => other.description.length - one.description.length);
  return [
    (root) =>
      root.querySelectorAll<HTMLElement>('[data-slot]').forEach((slot, index) => {
        const controller = controlled();
        const load = async () => {
          await Promise.resolve();
          return renderAdTemplates();
        };
        attachAdSlot(slot, controller, adSettings, load, `slot-name-${index}`);
        controller.become(shows(cards[index]!));
      }),
  ];
}

const Slots = (_: AnswersProps) => (
  <article className="prose" dir="ltr">
    {['First', 'Second', 'Third'].map((name) => (
      <StoryAdSlot key={name} source="feed" />
    ))}
  </article>
);

/** Malformed answers of an ad feed, chosen at random. The slot renders their text, and no markup or script. */
const meta = preview.meta({
  title: 'AdSlot malformed feed',
  component: Slots,
  args: { seed: 1 },
  parameters: { behaviors: attachRandomAds },
});

/** What must never be rendered from a feed: scripts, markup, and URLs without HTTPS. */
function problemsOf(slot: Element): string[] {
  const forbidden = [...slot.querySelectorAll(':not(a, img, span, strong)')].map(
    ({ localName }) => `an element ${localName}`,
  );
  const attributes = [...slot.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const bad = attributes.filter(
    ({ name, value }) =>
      /^on|^style$/.test(name) || (/^(href|src)$/.test(name) && !value.startsWith('https://')),
  );
  return [...forbidden, ...bad.map(({ name, value }) => `${name}=${value}`)];
}

/** A quarter of ten thousand responses, parsed, filled in and inserted as in a built page. Three of them are shown. */
export const RandomAnswers = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Three ads are shown, and each fills its slot', async () => {
      for (const link of await canvas.findAllByRole('link', { name: /./ })) {
        const slot = link.closest('[data-slot]')!.getBoundingClientRect();
        const box = link.getBoundingClientRect();
        await expect([box.top, box.bottom]).toEqual([slot.top, slot.bottom]);
        await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      }
      await expect(canvas.getAllByRole('group', { name: 'Advertisement' })).toHaveLength(3);
    });
    const templates = renderAdTemplates();
    // An inert document loads nothing.
    const { body } = document.implementation.createHTMLDocument();
    body.innerHTML = '<span><span></span></span>';
    const slot = body.firstElementChild as HTMLElement;
    const controller = controlled();
    attachAdSlot(slot, controller, adSettings, () => Promise.resolve(templates));

    const problems: string[] = [];
    let drawn = 0;
    for (const card of cardsIn(args.seed, 2500)) {
      for (const next of [waiting, shows(card)]) {
        controller.become(next);
        await Promise.resolve();
        await Promise.resolve();
      }
      drawn += slot.querySelectorAll('a').length;
      if (!slot.textContent.includes(card.description)) problems.push(`the words of ${card.link}`);
      problems.push(...problemsOf(slot));
    }
    await step('Of 2,500 responses, only plain text and HTTPS URLs reach the page', async () => {
      await expect(drawn).toBeGreaterThan(250);
      await expect(controller.crash).not.toHaveBeenCalled();
      await expect(problems).toEqual([]);
    });
  },
});

export const RandomAnswersDarkRightToLeft = RandomAnswers.extend({
  args: { seed: 2 },
  globals: { mode: 'dark', direction: 'rtl' },
});

export const RandomAnswersOnAPhone = RandomAnswers.extend({
  args: { seed: 3 },
  globals: { viewport: { value: 'phone' } },
});

export const RandomAnswersInForcedColors = RandomAnswers.extend({
  args: { seed: 4 },
  parameters: { media: { forcedColors: 'active' } },
});
