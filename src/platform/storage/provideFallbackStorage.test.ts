import { expect, test } from 'vitest';
import { provideFallbackStorage } from './provideFallbackStorage';

const refuse = () => {
  throw new Error('SecurityError');
};

const blocked = { 'the property': { get: refuse }, 'its methods': { value: { getItem: refuse } } };

for (const [what, property] of Object.entries(blocked)) {
  test(`replaces storage when ${what} throws`, () => {
    const window = Object.defineProperties({} as Window, {
      localStorage: { configurable: true, ...property },
      sessionStorage: { configurable: true, ...property },
    });
    expect(provideFallbackStorage(window)).toBe(true);
    const { localStorage: storage, sessionStorage: other } = window;
    expect([storage.length, storage.key(0), storage.getItem('a')]).toEqual([0, null, null]);
    storage.setItem('a', '1');
    expect([storage.length, storage.key(0), storage.getItem('a'), other.getItem('a')]).toEqual([
      1,
      'a',
      '1',
      null,
    ]);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('b', '2');
    storage.clear();
    expect(storage.length).toBe(0);
  });
}

test('keeps storage that works', () => {
  const storage = { getItem: () => null } as unknown as Storage;
  const window = { localStorage: storage, sessionStorage: storage } as Window;
  expect(provideFallbackStorage(window)).toBe(false);
  expect(window.localStorage).toBe(storage);
});
