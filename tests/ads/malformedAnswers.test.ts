import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFeed } from '../../src/domain/ads/feed';

const nasty = fc.oneof(
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
  fc.jsonValue(),
);
const fields = [
  'statlink',
  'statimp',
  'pixel',
  'timestamp',
  'image',
  'company',
  'description',
] as const;
const nastyEntry = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, nasty])), {
      requiredKeys: ['statlink'],
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      statlink: fc.webUrl({ validSchemes: ['https'] }),
      company: fc.string(),
      pixel: fc
        .array(nasty)
        .map((parts) =>
          parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('||'),
        ),
      image: nasty,
      description: nasty,
      timestamp: nasty,
      statimp: nasty,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
/** Random responses of a broken or malicious feed; some contain a valid ad. */
const malformedAnswer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(nastyEntry, { maxLength: 4 }).map((ads) => JSON.stringify({ ads })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc
      .array(nastyEntry, { minLength: 1, maxLength: 2 })
      .map((ads) => JSON.stringify({ ads }).slice(0, -3)),
  },
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
