import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdCard } from './AdState';
import { httpsAddress } from './httpsAddress';
import { feedCard, readFeed } from './readFeed';

const entry = {
  statlink: '//srv.feed.example/click',
  statimp: '//srv.feed.example/seen',
  pixel: 'https://one.example/p?t=[timestamp]||//two.example/[timestamp]/[timestamp]||http://plain.example/p',
  timestamp: '1700000000',
  image: '//cdn.feed.example/acme.png',
  company: 'Acme',
  description: 'Anvils <b>that</b> &amp; fall',
};
const answer = (...ads: unknown[]) => JSON.stringify({ ads });

test('every field finds its place', () => {
  expect(feedCard(entry)).toEqual({
    name: 'Acme',
    link: 'https://srv.feed.example/click',
    image: { light: 'https://cdn.feed.example/acme.png', dark: 'https://cdn.feed.example/acme.png' },
    description: 'Anvils <b>that</b> &amp; fall',
    poweredby: 'Carbon',
    label: null,
    impressions: ['https://srv.feed.example/seen', 'https://one.example/p?t=1700000000', 'https://two.example/1700000000/1700000000'],
  } satisfies AdCard);
});

describe('httpsAddress', () => {
  test.each([
    ['https://a.example/x', 'https://a.example/x'],
    [' //a.example/x ', 'https://a.example/x'],
    ['http://a.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/relative', null],
    ['https://user:secret@a.example/', null],
    ['//', null],
    [7, null],
    [null, null],
  ])('%j is %j', (value, address) => {
    expect(httpsAddress(value)).toBe(address);
  });
});

describe('readFeed', () => {
  test('takes the first usable entry and skips empty ones', () => {
    expect(readFeed(answer({}, { company: 'no link' }, entry, { ...entry, company: 'Other' }, {}))?.name).toBe('Acme');
  });

  test.each([
    ['no text', ''],
    ['no JSON', '<!doctype html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no list of ads', '{}'],
    ['ads that are no list', '{"ads":{"0":{}}}'],
    ['an empty list', '{"ads":[]}'],
    ['empty objects only', '{"ads":[{},{}]}'],
    ['entries that are no objects', '{"ads":[null,7,"x",[]]}'],
    ['a link that is not https', answer({ ...entry, statlink: 'http://a.example/' })],
    ['a link that is no text', answer({ ...entry, statlink: { href: 'https://a.example/' } })],
    ['no words', answer({ ...entry, company: ' \n', description: 5 })],
    ['an endless answer', answer(entry, 'x'.repeat(200_000))],
  ])('%s is no ad', (_name, text) => {
    expect(readFeed(text)).toBeNull();
  });

  test('what is missing or wrong is left out, the rest is shown', () => {
    expect(readFeed(answer({ statlink: entry.statlink, company: 'Acme', image: 'x', pixel: 7, statimp: {} }))).toMatchObject({
      name: 'Acme',
      description: '',
      image: null,
      impressions: [],
    });
  });

  test('a moment is a word, never a part of an address', () => {
    expect(feedCard({ ...entry, timestamp: '/../@evil.example#', pixel: 'https://a.example/[timestamp]' })?.impressions[1]).toBe('https://a.example/..evil.example');
    expect(feedCard({ ...entry, timestamp: 1700000000, pixel: 'https://a.example/[timestamp]' })?.impressions[1]).toBe('https://a.example/1700000000');
    expect(feedCard({ ...entry, timestamp: null, pixel: 'https://a.example/[timestamp]' })?.impressions[1]).toBe('https://a.example/');
  });

  test('texts are one line, short, and turn nobody around', () => {
    const card = feedCard({ ...entry, company: 'A\u202Ec\nme', description: 'x'.repeat(1000) });
    expect(card?.name).toBe('Ac me');
    expect(card?.description).toHaveLength(400);
  });
});

const nasty = fc.oneof(
  fc.constantFrom('javascript:alert(1)', 'data:text/html,<script>', 'http://a.example', '//a.example/x', 'https://a.example/"><script>', '//', 'https://[', 'blob:https://a.example/1', '[timestamp]', '||', 'vbscript:x', '\u0000https://a.example', 'HTTPS://A.example'),
  fc.string(),
  fc.webUrl(),
  fc.jsonValue(),
);
const fields = ['statlink', 'statimp', 'pixel', 'timestamp', 'image', 'company', 'description'] as const;
const nastyEntry = fc.oneof(
  { weight: 6, arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, nasty])), { requiredKeys: ['statlink'] }) },
  { weight: 3, arbitrary: fc.record({ statlink: fc.webUrl({ validSchemes: ['https'] }), company: fc.string(), pixel: fc.array(nasty).map((parts) => parts.join('||')), image: nasty, description: nasty, timestamp: nasty, statimp: nasty }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const nastyText = fc.oneof(
  { weight: 8, arbitrary: fc.array(nastyEntry, { maxLength: 4 }).map((ads) => JSON.stringify({ ads })) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.array(nastyEntry, { minLength: 1, maxLength: 2 }).map((ads) => JSON.stringify({ ads }).slice(0, -3)) },
);

test('10,000 malformed answers: none throws, none gives an address that is not https', { timeout: 60_000 }, () => {
  let cards = 0;
  fc.assert(
    fc.property(nastyText, (text) => {
      const card = readFeed(text);
      if (!card) return;
      cards += 1;
      for (const address of [card.link, ...(card.image ? [card.image.light, card.image.dark] : []), ...card.impressions]) {
        expect(address).toMatch(/^https:\/\/[^\s"<>]+$/);
      }
      for (const words of [card.name, card.description, card.poweredby]) expect(words).toBeTypeOf('string');
    }),
    { numRuns: 10_000 },
  );
  expect(cards).toBeGreaterThan(500);
});
