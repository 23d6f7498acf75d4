import { expect, test } from 'vitest';
import { createForeignRequestGuard } from './createForeignRequestGuard';

const get = (url: string) => ({ method: 'GET', url });

test('allows requests to the own origin', () => {
  const guard = createForeignRequestGuard('http://127.0.0.1:6006');
  for (const url of [
    'http://127.0.0.1:6006/workbench/assets/a.js',
    'data:text/plain,hello',
    'blob:http://127.0.0.1:6006/1-2-3',
  ]) {
    guard.refuse(get(url));
  }
  expect(() => guard.check('some--story')).not.toThrow();
});

test('blocks a request to another host, port or scheme, and fails the story with its URL', () => {
  const guard = createForeignRequestGuard('http://127.0.0.1:6006');
  for (const url of [
    'https://feed.example/ads.json',
    'http://127.0.0.1:6007/',
    'https://127.0.0.1:6006/',
  ]) {
    expect(() => guard.refuse(get(url))).toThrow();
  }
  expect(guard.refused()).toHaveLength(3);
  expect(() => guard.check('some--story')).toThrow(
    /Story some--story sent requests to other hosts[^]*GET https:\/\/feed\.example\/ads\.json[^]*msw\.use/,
  );
});

test('resets for the next story', () => {
  const guard = createForeignRequestGuard('http://127.0.0.1:6006');
  expect(() => guard.refuse(get('https://feed.example/'))).toThrow();
  guard.reset();
  expect(guard.refused()).toEqual([]);
  expect(() => guard.check('next--story')).not.toThrow();
});
