import { expect, test } from 'vitest';
import { adScenes, readAdSwitches } from './readAdSwitches';

test('a URL without parameters changes nothing', () => {
  expect(readAdSwitches('')).toEqual({ scene: null, draws: {}, problems: [] });
  expect(readAdSwitches('?page=2&add=blocked')).toEqual({ scene: null, draws: {}, problems: [] });
});

test.each(adScenes)('ad=%s is a scenario', (scene) => {
  expect(readAdSwitches(`?ad=${scene}`)).toEqual({ scene, draws: {}, problems: [] });
});

test('each draw has a parameter', () => {
  expect(readAdSwitches('?ad=blocked&draw=0.1&house=0.25&shape=0&display=0.999')).toEqual({
    scene: 'blocked',
    draws: { appeal: 0.1, house: 0.25, shape: 0, display: 0.999 },
    problems: [],
  });
});

test('ignores an unknown scenario and lists the valid ones', () => {
  const { scene, draws, problems } = readAdSwitches('?ad=blokced&draw=.5');
  expect([scene, draws]).toEqual([null, { appeal: 0.5 }]);
  expect(problems).toEqual([
    'The URL has "ad=blokced", which is not a valid ad scenario parameter and is ignored. Write ad= and one of ' +
      'house, blocked, late, third-party, no-inventory, feed, feed-failed, bot, privacy, off, crash.',
  ]);
});

test.each(['1', '-0.1', 'half', '', '%20', '0,5', 'NaN'])('draw=%s is invalid', (text) => {
  const { draws, problems } = readAdSwitches(`?draw=${text}`);
  expect(draws).toEqual({});
  expect(problems).toEqual([
    expect.stringMatching(
      /"draw=.*Write draw= and a number from 0 up to, not including, 1, like draw=0\.1\.$/,
    ),
  ]);
});

test('reports every invalid parameter', () => {
  expect(readAdSwitches('?ad=x&draw=x&house=x&shape=x&display=x').problems).toHaveLength(5);
});
