import { describe, expect, test } from 'vitest';
import { adTable, type AdCard } from './adMachine';
import { feedCard, feedWait, httpsAddress, readFeed } from './feed';

const { firstWait, maxWait, maxTries, maxLength, maxTextLength } = adTable.feed;

const entry = {
  statlink: '//srv.feed.example/click',
  statimp: '//srv.feed.example/seen',
  pixel:
    'https://one.example/p?t=[timestamp]||//two.example/[timestamp]/[timestamp]||http://plain.example/p',
  timestamp: '1700000000',
  image: '//cdn.feed.example/acme.png',
  company: 'Acme',
  description: 'Anvils <b>that</b> &amp; fall',
};
const answer = (...ads: unknown[]) => JSON.stringify({ ads });

test('maps every field', () => {
  expect(feedCard(entry)).toEqual({
    name: 'Acme',
    link: 'https://srv.feed.example/click',
    image: {
      light: 'https://cdn.feed.example/acme.png',
      dark: 'https://cdn.feed.example/acme.png',
    },
    description: 'Anvils <b>that</b> &amp; fall',
    poweredby: 'Carbon',
    label: null,
    impressions: [
      'https://srv.feed.example/seen',
      'https://one.example/p?t=1700000000',
      'https://two.example/1700000000/1700000000',
    ],
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
    ['//"', null],
    ['https://a.example;b/', null],
    ['https://b%22c.example/', null],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://_a.b-c.example:8443/', 'https://_a.b-c.example:8443/'],
    ['https://[::1]/', 'https://[::1]/'],
    [7, null],
    [null, null],
  ])('%j is %j', (value, address) => {
    expect(httpsAddress(value)).toBe(address);
  });
});

describe('readFeed', () => {
  test('takes the first usable entry and skips empty ones', () => {
    expect(
      readFeed(answer({}, { company: 'no link' }, entry, { ...entry, company: 'Other' }, {}))?.name,
    ).toBe('Acme');
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
    ['an endless answer', answer(entry, 'x'.repeat(maxLength))],
  ])('%s is no ad', (_name, text) => {
    expect(readFeed(text)).toBeNull();
  });

  test('omits missing and invalid fields', () => {
    expect(
      readFeed(
        answer({ statlink: entry.statlink, company: 'Acme', image: 'x', pixel: 7, statimp: {} }),
      ),
    ).toMatchObject({
      name: 'Acme',
      description: '',
      image: null,
      impressions: [],
    });
  });

  test.each([
    ['/../@evil.example#', '..evil.example'],
    [1700000000, '1700000000'],
    [null, ''],
  ])('accepts a timestamp only as one word, not as part of a URL: %j', (timestamp, word) => {
    const pixel = 'https://a.example/[timestamp]';
    expect(feedCard({ ...entry, timestamp, pixel })?.impressions[1]).toBe(
      `https://a.example/${word}`,
    );
  });

  test('reduces texts to one short line without bidirectional controls', () => {
    const card = feedCard({
      ...entry,
      company: 'A\u202Ec\nme',
      description: 'x'.repeat(2 * maxTextLength),
    });
    expect(card?.name).toBe('Ac me');
    expect(card?.description).toHaveLength(maxTextLength);
  });
});

test('the wait after a failure doubles up to the maximum', () => {
  const waits = Array.from({ length: maxTries - 1 }, (_, index) => feedWait(index + 1, 0.999_999));
  expect(waits[0]).toBe(firstWait);
  waits.slice(1).forEach((wait, index) => {
    expect(wait).toBe(Math.min(2 * waits[index]!, maxWait));
  });
});

test('the wait varies within its upper half', () => {
  expect([0, 0.5, 0.999_999].map((draw) => feedWait(1, draw) / firstWait)).toEqual([0.5, 0.75, 1]);
});
