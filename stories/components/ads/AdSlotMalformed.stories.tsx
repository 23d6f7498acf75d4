import fc from 'fast-check';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { attachAdSlot } from '../../../src/components/AdSlot/AdSlot.behavior';
import type { AdState } from '../../../src/domain/ads/AdState';
import { readFeed } from '../../../src/domain/ads/readFeed';
import { adSettings } from '../../kit/adSettings';
import { StoryAdSlot } from '../../kit/AdStage';
import { renderAdTemplates } from '../../kit/renderAdTemplates';
import { malformedAnswer } from '../../kit/malformedAnswers';

interface AnswersProps {
  /** Seed of the random responses. */
  seed: number;
}

const Slot = (_: AnswersProps) => <StoryAdSlot />;

const meta = preview.meta({
  title: 'AdSlot malformed feed',
  component: Slot,
  args: { seed: 1 },
});

const draws = { appeal: 0.5, house: 0, shape: 0.5, display: 0 };

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

/**
 * A quarter of ten thousand responses, handled as in a built page: parsed, filled into a template,
 * inserted into the slot.
 */
export const RandomAnswers = meta.story({
  play: async ({ args }) => {
    const templates = renderAdTemplates();
    // An inert document loads nothing.
    const { body } = document.implementation.createHTMLDocument();
    body.innerHTML = '<span><span></span></span>';
    const slot = body.firstElementChild as HTMLElement;
    const common = {
      view: { placement: 'body-top', source: 'feed', draws, houseAds: 0 },
      tries: 0,
    } as const;
    const waiting: AdState = { kind: 'waiting', ...common };
    let state: AdState = waiting;
    let tell = () => {};
    let crashes = 0;
    const controller = {
      state: () => state,
      subscribe(listener: () => void) {
        tell = listener;
        return () => undefined;
      },
      start: () => () => undefined,
      crash: () => void (crashes += 1),
    };
    attachAdSlot(slot, controller, adSettings, () => Promise.resolve(templates));

    const problems: string[] = [];
    let drawn = 0;
    for (const text of fc.sample(malformedAnswer, { numRuns: 2500, seed: args.seed })) {
      const card = readFeed(text);
      if (!card) continue;
      for (const next of [waiting, { kind: 'third-party', by: 'feed', card, ...common } as const]) {
        state = next;
        tell();
        await Promise.resolve();
        await Promise.resolve();
      }
      drawn += slot.querySelectorAll('a').length;
      if (!slot.textContent.includes(card.description)) problems.push(`the words of ${text}`);
      problems.push(...problemsOf(slot));
    }
    await expect(drawn).toBeGreaterThan(250);
    await expect(crashes).toBe(0);
    await expect(problems).toEqual([]);
  },
});

export const RandomAnswersOfSeed2 = RandomAnswers.extend({ args: { seed: 2 } });

export const RandomAnswersOfSeed3 = RandomAnswers.extend({ args: { seed: 3 } });

export const RandomAnswersOfSeed4 = RandomAnswers.extend({ args: { seed: 4 } });
