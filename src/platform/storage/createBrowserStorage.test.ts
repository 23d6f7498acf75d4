import { describe, expect, test, vi } from 'vitest';
import { createBrowserCookies, createBrowserStorage } from './createBrowserStorage';

function createWindow(area: Partial<Storage> | 'blocked') {
  const listeners = new Map<string, (event: unknown) => void>();
  const target = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  const window = {
    ...target,
    document: target,
    get localStorage() {
      if (area === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
      return area;
    },
  };
  return { window: window as unknown as Window, listeners };
}

describe('createBrowserStorage', () => {
  test('blocked storage keeps the choice as long as the page', () => {
    const storage = createBrowserStorage(createWindow('blocked').window, 'localStorage');
    expect(storage.get('mode')).toBeNull();
    storage.set('mode', 'dark');
    expect(storage.get('mode')).toBe('dark');
    storage.set('mode', null);
    expect(storage.get('mode')).toBeNull();
  });

  test('full storage shows the new value, and gives way to a write from another tab', () => {
    const kept = new Map([['mode', 'light']]);
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    const { window, listeners } = createWindow(area);
    const storage = createBrowserStorage(window, 'localStorage');
    const heard = vi.fn();
    storage.subscribe(heard);
    storage.set('mode', 'dark');
    expect(storage.get('mode')).toBe('dark');
    kept.set('mode', 'system');
    listeners.get('storage')!({ key: 'mode', newValue: 'dark', storageArea: area });
    expect(storage.get('mode')).toBe('system');
    expect(heard).toHaveBeenCalledWith('mode', 'dark');
  });

  test('events of the other area, and the question of another tab whether storage keeps anything, are not passed on; showing the page again is', () => {
    const area = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
    const { window, listeners } = createWindow(area);
    const heard = vi.fn();
    const storage = createBrowserStorage(window, 'localStorage');
    const stop = storage.subscribe(heard);
    listeners.get('storage')!({ key: 'mode', storageArea: {} });
    expect(storage.keeps()).toBe(true);
    for (const [key] of [...area.setItem.mock.calls, ...area.removeItem.mock.calls])
      listeners.get('storage')!({ key, storageArea: area });
    expect(heard).not.toHaveBeenCalled();
    listeners.get('visibilitychange')!({});
    expect(heard).toHaveBeenLastCalledWith(null);
    stop();
    expect(listeners.size).toBe(0);
  });
});

describe('createBrowserCookies', () => {
  test('writes for the whole site and reads back text with spaces', () => {
    const document = { cookie: '' };
    const cookies = createBrowserCookies(document);
    cookies.set('codeStyling', 'MUI System', 31536000);
    expect(document.cookie).toBe(
      'codeStyling=MUI%20System; path=/; max-age=31536000; samesite=lax',
    );
    document.cookie = 'other=1; codeStyling=MUI%20System';
    expect(cookies.get('codeStyling')).toBe('MUI System');
    expect(cookies.get('Styling')).toBeNull();
  });

  test('a value that cannot be decoded is no value', () => {
    expect(createBrowserCookies({ cookie: 'codeVariant=%E0%A4%A' }).get('codeVariant')).toBeNull();
  });

  test('blocked cookies keep the choice as long as the page', () => {
    const blocked = {
      get cookie(): string {
        throw new DOMException('Blocked', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const cookies = createBrowserCookies(blocked);
    expect(cookies.get('codeVariant')).toBeNull();
    cookies.set('codeVariant', 'JS', 1);
    expect(cookies.get('codeVariant')).toBe('JS');
  });
});
