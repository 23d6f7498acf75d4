import { expect, test } from 'vitest';
import { adScenarios, readAdParameters } from './readAdParameters';

test('a URL without parameters changes nothing', () => {
  expect(readAdParameters('')).toEqual({ scenario: null, draws: {}, problems: [] });
  expect(readAdParameters('?page=2&add=blocked')).toEqual({
    scenario: null,
    draws: {},
    problems: [],
  });
});

test.each(adScenarios)('ad=%s is a scenario', (scenario) => {
  expect(readAdParameters(`?ad=${scenario}`)).toEqual({ scenario, draws: {}, problems: [] });
});

test('each draw has a parameter', () => {
  expect(readAdParameters('?ad=blocked&draw=0.1&house=0.25&shape=0&display=0.999')).toEqual({
    scenario: 'blocked',
    draws: { appeal: 0.1, house: 0.25, shape: 0, display: 0.999 },
    problems: [],
  });
});

test('ignores an unknown scenario and lists the valid ones', () => {
  const { scenario, draws, problems } = readAdParameters('?ad=blokced&draw=.5');
  expect([scenario, draws]).toEqual([null, { appeal: 0.5 }]);
  expect(problems).toEqual([
    'The URL has "ad=blokced", which is not a valid ad scenario parameter and is ignored. Write ad= and one of ' +
      'house, blocked, late, third-party, no-inventory, feed, feed-failed, bot, privacy, off, crash.',
  ]);
});

test.each(['1', '-0.1', 'half', '', '%20', '0,5', 'NaN'])('draw=%s is invalid', (text) => {
  const { draws, problems } = readAdParameters(`?draw=${text}`);
  expect(draws).toEqual({});
  expect(problems).toEqual([
    expect.stringMatching(
      /"draw=.*Write draw= and a number from 0 up to, not including, 1, like draw=0\.1\.$/,
    ),
  ]);
});

test('reports every invalid parameter', () => {
  expect(readAdParameters('?ad=x&draw=x&house=x&shape=x&display=x').problems).toHaveLength(5);
});
