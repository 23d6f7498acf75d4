import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFeed } from '../../src/domain/ads/readFeed';
import { malformedAnswer } from '../../stories/kit/malformedAnswers';

test(
  'parses 10,000 malformed responses without throwing, and accepts https URLs only',
  { timeout: 60_000 },
  () => {
    let cards = 0;
    fc.assert(
      fc.property(malformedAnswer, (text) => {
        const card = readFeed(text);
        if (!card) return;
        cards += 1;
        for (const address of [
          card.link,
          ...(card.image ? [card.image.light, card.image.dark] : []),
          ...card.impressions,
        ]) {
          expect(address).toMatch(/^https:\/\/[^\s"<>]+$/);
        }
        for (const words of [card.name, card.description, card.poweredby])
          expect(words).toBeTypeOf('string');
      }),
      { numRuns: 10_000 },
    );
    expect(cards).toBeGreaterThan(500);
  },
);
