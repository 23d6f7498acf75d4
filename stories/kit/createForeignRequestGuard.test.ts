import { expect, test } from 'vitest';
import { createForeignRequestGuard } from './createForeignRequestGuard';

const get = (url: string) => ({ method: 'GET', url });
const own = 'http://127.0.0.1:6006';

test('only allows requests to the own origin, and fails the story with the URLs of others', () => {
  const guard = createForeignRequestGuard(own);
  for (const url of [`${own}/a.js`, 'data:text/plain,hello', `blob:${own}/1-2-3`])
    guard.refuse(get(url));
  expect(() => guard.check('some--story')).not.toThrow();

  for (const url of [
    'https://feed.example/ads.json',
    'http://127.0.0.1:6007/',
    'https://127.0.0.1:6006/',
  ])
    expect(() => guard.refuse(get(url))).toThrow();
  expect(guard.refused()).toHaveLength(3);
  expect(() => guard.check('some--story')).toThrow(
    /Story some--story sent requests to other hosts[^]*GET https:\/\/feed\.example\/ads\.json[^]*msw\.use/,
  );

  guard.reset();
  expect(guard.refused()).toEqual([]);
  expect(() => guard.check('next--story')).not.toThrow();
});
