import { describe, expect, test } from 'vitest';
import { adBlockIndex, isBot, noAdReason, sourceOf, type AdSource } from './adConfig';

const visitor = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  signaled: false,
  refused: false,
  consented: false,
};
const script = { enabled: true, source: 'script' as const, visitor };

test.each(['Googlebot/2.1', 'AcmeCrawler', 'Baiduspider', 'bingBOT'])(
  '%s is a bot',
  (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  },
);

test.each([visitor.userAgent, 'Mozilla/5.0 (Macintosh) Safari/605', ''])(
  '%j is a reader',
  (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  },
);

describe('the reason for no ad', () => {
  test('is null for an ordinary visitor', () => {
    expect(noAdReason(script)).toBeNull();
  });

  test('is the setting first, then a bot, then privacy', () => {
    const bot = { ...visitor, userAgent: 'Googlebot', signaled: true };
    expect(noAdReason({ ...script, enabled: false, visitor: bot })).toBe('off');
    expect(noAdReason({ ...script, visitor: bot })).toBe('bot');
  });

  test.each(['signaled', 'refused'] as const)(
    '%s prevents third-party ads, not house ads',
    (signal) => {
      const asking = { ...visitor, [signal]: true };
      expect(noAdReason({ ...script, visitor: asking })).toBe('privacy');
      expect(noAdReason({ ...script, source: 'feed', visitor: asking })).toBe('privacy');
      expect(noAdReason({ ...script, source: 'house', visitor: asking })).toBeNull();
    },
  );
});

test.each<[configured: string, source: AdSource]>([
  ['script and feed', 'script'],
  ['feed', 'feed'],
  ['no third party', 'house'],
])('%s: the ad of an article is of the %s', (configured, source) => {
  const thirdParties = {
    script: configured.includes('script')
      ? { src: 'https://vendor.example/script.js', format: null }
      : null,
    feed: configured.includes('feed') ? 'https://feed.example/list.json' : null,
  };
  expect(sourceOf(thirdParties)).toBe(source);
});

describe('the place in an article', () => {
  /** `#` starts a section, `*` has an example. */
  const place = (article: string) =>
    adBlockIndex(
      [...article].map((block) => ({ startsSection: block === '#', hasExample: block === '*' })),
    );

  test.each([
    ['before the second section', 'tp#p*#p#p', 5],
    ['before the second section of an article without examples', 'tp#pp#p', 5],
    ['before the section after the first example', 'tp#p#p#*p#p', 9],
    ['after an article whose first example is in its last section', 'tp#p#*p', 7],
    ['after an article with one section', 'tp#p*', 5],
    ['after an article without sections', 'tp', 2],
    ['before the second section where an example comes first', 't*#p#p', 4],
  ])('%s', (_, article, index) => {
    expect(place(article)).toBe(index);
  });
});
