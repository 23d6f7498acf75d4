import fc from 'fast-check';

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
export const malformedAnswer = fc.oneof(
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
