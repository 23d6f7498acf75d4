import { describe, expect, it, test } from 'vitest';
import { parseActivityLog } from '../analytics/AnalyticsEvent';
import { asksForPrivacy } from './PrivacySignals';

const silent = { globalPrivacyControl: false, doNotTrack: false, refused: false };

test.each(['globalPrivacyControl', 'doNotTrack', 'refused'] as const)(
  '%s alone asks for privacy',
  (signal) => {
    expect(asksForPrivacy(silent)).toBe(false);
    expect(asksForPrivacy({ ...silent, [signal]: true })).toBe(true);
  },
);

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
