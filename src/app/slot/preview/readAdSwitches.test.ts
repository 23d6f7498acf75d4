import { expect, test } from 'vitest';
import { adScenes, readAdSwitches } from './readAdSwitches';

test('an address without switches changes nothing', () => {
  expect(readAdSwitches('')).toEqual({ scene: null, draws: {}, problems: [] });
  expect(readAdSwitches('?page=2&add=blocked')).toEqual({ scene: null, draws: {}, problems: [] });
});

test.each(adScenes)('ad=%s is a scene', (scene) => {
  expect(readAdSwitches(`?ad=${scene}`)).toEqual({ scene, draws: {}, problems: [] });
});

test('each draw has its word', () => {
  expect(readAdSwitches('?ad=blocked&draw=0.1&house=0.25&shape=0&display=0.999')).toEqual({
    scene: 'blocked',
    draws: { appeal: 0.1, house: 0.25, shape: 0, display: 0.999 },
    problems: [],
  });
});

test('a scene that nobody knows is left out, and the others are named', () => {
  const { scene, draws, problems } = readAdSwitches('?ad=blokced&draw=.5');
  expect([scene, draws]).toEqual([null, { appeal: 0.5 }]);
  expect(problems).toEqual([
    'The address says "ad=blokced", which the advertising slot does not know, so it is left out. Write ad= and one of ' +
      'house, blocked, late, third-party, no-inventory, feed, feed-failed, bot, privacy, off, crash.',
  ]);
});

test.each(['1', '-0.1', 'half', '', '%20', '0,5', 'NaN'])('draw=%s is no draw', (text) => {
  const { draws, problems } = readAdSwitches(`?draw=${text}`);
  expect(draws).toEqual({});
  expect(problems).toEqual([
    expect.stringMatching(
      /"draw=.*Write draw= and a number from 0 up to, not including, 1, like draw=0\.1\.$/,
    ),
  ]);
});

test('every mistake is told', () => {
  expect(readAdSwitches('?ad=x&draw=x&house=x&shape=x&display=x').problems).toHaveLength(5);
});
