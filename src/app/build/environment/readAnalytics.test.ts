import { expect, test } from 'vitest';
import { readAnalytics } from './readAnalytics';

test('has no receiver by default', () => {
  expect(readAnalytics({})).toEqual({ hosts: { script: [], image: [], data: [] } });
});

test('allows only the host of a beacon', () => {
  expect(readAnalytics({ DOCS_ANALYTICS_BEACON: 'https://events.example/take?site=1' })).toEqual({
    receiver: { kind: 'beacon', address: 'https://events.example/take?site=1' },
    hosts: { script: [], image: [], data: ['https://events.example'] },
  });
});

test('allows the hosts of the library for a measurement id', () => {
  const { receiver, hosts } = readAnalytics({ DOCS_ANALYTICS_ID: 'G-0000000000' });
  expect(receiver).toEqual({ kind: 'gtag', id: 'G-0000000000', needsConsent: true });
  expect(hosts.script).toEqual(['https://www.googletagmanager.com']);
});

test('asks for consent unless it is turned off', () => {
  const needsConsent = (consent: string) => {
    const { receiver } = readAnalytics({
      DOCS_ANALYTICS_ID: 'G-0000000000',
      DOCS_ANALYTICS_CONSENT: consent,
    });
    return receiver?.kind === 'gtag' && receiver.needsConsent;
  };
  expect(['', 'ask', 'none'].map(needsConsent)).toEqual([true, true, false]);
});

test.each([
  [{ DOCS_ANALYTICS_CONSENT: 'yes' }, 'DOCS_ANALYTICS_CONSENT', '"ask" or "none"'],
  [{ DOCS_ANALYTICS_ID: 'UA-1' }, 'DOCS_ANALYTICS_ID', 'begins with "G-"'],
  [{ DOCS_ANALYTICS_BEACON: 'ftp://x.example' }, 'DOCS_ANALYTICS_BEACON', 'https://'],
  [
    { DOCS_ANALYTICS_ID: 'G-1', DOCS_ANALYTICS_BEACON: 'https://x.example' },
    'DOCS_ANALYTICS_ID',
    'either',
  ],
])('rejects %j with the valid format', (environment, name, wanted) => {
  expect(() => readAnalytics(environment)).toThrow(
    new RegExp(`The variable ${name} is .*${wanted}`),
  );
});
