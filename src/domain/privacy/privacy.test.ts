import { describe, expect, it, test } from 'vitest';
import { parseActivityLog } from '../analytics/AnalyticsEvent';
import { isAllowed } from './PrivacySignals';

const silent = {
  signaled: false,
  refused: false,
  consented: false,
};

test.each(['signaled', 'refused'] as const)('%s alone is an opt-out', (signal) => {
  expect(isAllowed(silent)).toBe(true);
  expect(isAllowed({ ...silent, [signal]: true })).toBe(false);
});

test('what needs consent is allowed with it, and the rest without; neither against a signal', () => {
  const consented = { ...silent, consented: true };
  const asking = { ...consented, signaled: true };
  const allowed = (needsConsent: boolean) =>
    [silent, consented, asking].map((signals) => isAllowed(signals, needsConsent));
  expect(allowed(true)).toEqual([false, true, false]);
  expect(allowed(false)).toEqual([true, true, false]);
});

describe('parseActivityLog', () => {
  const record = {
    events: [
      { at: 5, event: { name: 'docs', eventAction: 'click-back-to-top', eventLabel: '/a/' } },
    ],
    hosts: ['one.example'],
  };

  it('parses a stored log', () => {
    expect(parseActivityLog(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    null,
    '',
    'junk',
    'null',
    '7',
    '{}',
    '[]',
    '{"events":7,"hosts":{}}',
    '{"events":[null,7,{"at":"x"},{"at":1,"event":null}],"hosts":[7]}',
  ])('takes %j for nothing', (text) => {
    expect(parseActivityLog(text)).toEqual({ events: [], hosts: [] });
  });
});
