import { describe, expect, test } from 'vitest';
import { isBot, noAdReason } from './noAdReason';

const visitor = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  globalPrivacyControl: false,
  doNotTrack: false,
  refused: false,
};
const script = { enabled: true, source: 'script' as const, visitor };

test.each([
  'Googlebot/2.1',
  'bingBOT',
  'AcmeCrawler',
  'Baiduspider',
  'some-robot',
  'crawling service',
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([visitor.userAgent, 'Mozilla/5.0 (Macintosh) Safari/605', ''])(
  '%j is a reader',
  (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  },
);

describe('noAdReason', () => {
  test('has no reason for an ordinary visitor', () => {
    expect(noAdReason(script)).toBeNull();
  });

  test('checks the setting first, then bots, then privacy', () => {
    const bot = {
      userAgent: 'Googlebot',
      globalPrivacyControl: true,
      doNotTrack: false,
      refused: false,
    };
    expect(noAdReason({ ...script, enabled: false, visitor: bot })).toBe('off');
    expect(noAdReason({ ...script, visitor: bot })).toBe('bot');
  });

  test.each(['globalPrivacyControl', 'doNotTrack', 'refused'] as const)(
    '%s prevents third-party ads, not house ads',
    (signal) => {
      const asking = { ...visitor, [signal]: true };
      expect(noAdReason({ ...script, visitor: asking })).toBe('privacy');
      expect(noAdReason({ ...script, source: 'feed', visitor: asking })).toBe('privacy');
      expect(noAdReason({ ...script, source: 'house', visitor: asking })).toBeNull();
    },
  );
});
