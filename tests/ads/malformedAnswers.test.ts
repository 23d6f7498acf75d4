import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFeed } from '../../src/domain/ads/feed';

const nastyText = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://a.example',
    '//a.example/x',
    'https://a.example/"><script>',
    '//',
    'https://[',
    'blob:https://a.example/1',
    '[timestamp]',
    '||',
    'vbscript:x',
    '\u0000https://a.example',
    'HTTPS://A.example',
  ),
  fc.string(),
  fc.webUrl(),
);
const nasty = fc.oneof({ weight: 3, arbitrary: nastyText }, fc.jsonValue());
const entry = fc.record(
  {
    statlink: fc.oneof(fc.webUrl({ validSchemes: ['https'] }), nasty),
    statimp: nasty,
    pixel: fc.oneof(
      nasty,
      fc.array(nastyText).map((texts) => texts.join('||')),
    ),
    timestamp: nasty,
    image: nasty,
    company: nasty,
    description: nasty,
  },
  { requiredKeys: ['statlink'] },
);
const list = fc
  .array(fc.oneof({ weight: 9, arbitrary: entry }, fc.jsonValue()), { maxLength: 4 })
  .map((ads) => JSON.stringify({ ads }));
/** Random responses of a broken or malicious feed; some contain a valid ad. */
const malformedAnswer = fc.oneof(
  { weight: 8, arbitrary: list },
  fc.json(),
  fc.string(),
  list.map((text) => text.slice(0, -3)),
);

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
