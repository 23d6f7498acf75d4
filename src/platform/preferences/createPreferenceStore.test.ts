import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Preferences } from '../../domain/preferences/preferenceTable';
import { createPreferenceStore } from './createPreferenceStore';

function fakeDependencies() {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const attributes = new Map<string, string>();
  const storageListeners = new Set<(key: string | null, value?: string | null) => void>();
  const mediaListeners = new Set<(matches: boolean) => void>();
  const state = { dark: false };

  return {
    stored,
    cookieValues: cookies,
    attributes,
    setAttribute: vi.fn((name: string, value: string) => void attributes.set(name, value)),
    setItem: vi.fn((key: string, value: string | null) => {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
    }),
    setCookie: vi.fn(
      (name: string, value: string, _maxAge: number) => void cookies.set(name, value),
    ),
    otherTab(key: string, value: string | null) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      for (const listener of storageListeners) listener(key, value);
    },
    system(dark: boolean) {
      state.dark = dark;
      for (const listener of mediaListeners) listener(dark);
    },
    onViewLeft: vi.fn(),
    create(view: Partial<Preferences> = {}) {
      return createPreferenceStore({
        view,
        onViewLeft: this.onViewLeft,
        storage: {
          get: (key) => stored.get(key) ?? null,
          set: this.setItem,
          keeps: () => true,
          subscribe: (listener) => {
            storageListeners.add(listener);
            return () => storageListeners.delete(listener);
          },
        },
        cookies: { get: (name) => cookies.get(name) ?? null, set: this.setCookie },
        media: {
          matches: () => state.dark,
          subscribe: (_query, listener) => {
            mediaListeners.add(listener);
            return () => mediaListeners.delete(listener);
          },
        },
        root: {
          getAttribute: (name) => attributes.get(name) ?? null,
          setAttribute: this.setAttribute,
        },
      });
    },
  };
}

let world: ReturnType<typeof fakeDependencies>;
beforeEach(() => {
  world = fakeDependencies();
});

describe('createPreferenceStore', () => {
  test('a first visit has the defaults and stores nothing', () => {
    const store = world.create();
    expect(store.get('mode')).toBe('system');
    expect(store.colorScheme()).toBe('light');
    expect(Object.fromEntries(world.attributes)).toEqual({
      'data-mode': 'system',
      'data-color-scheme': 'light',
      dir: 'ltr',
      'data-density': 'comfortable',
      'data-code-variant': 'TS',
      'data-code-styling': 'MUI System',
      'data-demo-theme': '',
    });
    expect(world.setItem).not.toHaveBeenCalled();
    expect(world.setCookie).not.toHaveBeenCalled();
  });

  test('reads stored values, and replaces invalid ones by the default', () => {
    world.stored.set('mode', 'dark').set('direction', 'sideways').set('density', 'dense');
    world.cookieValues.set('codeVariant', 'JS').set('codeStyling', 'tailwind');
    const store = world.create();
    expect(store.get('mode')).toBe('dark');
    expect(store.colorScheme()).toBe('dark');
    expect(store.get('direction')).toBe('ltr');
    expect(store.get('density')).toBe('dense');
    expect(store.get('codeVariant')).toBe('JS');
    expect(store.get('codeStyling')).toBe('MUI System');
  });

  test('choosing a mode stores mode and scheme, for system the current scheme of the system', () => {
    const store = world.create();
    store.set('mode', 'dark');
    expect(Object.fromEntries(world.stored)).toEqual({ mode: 'dark', 'color-scheme': 'dark' });
    expect(world.attributes.get('data-color-scheme')).toBe('dark');
    store.set('mode', 'light');
    world.system(true);
    store.set('mode', 'system');
    expect(Object.fromEntries(world.stored)).toEqual({ mode: 'system', 'color-scheme': 'dark' });
    world.system(false);
    expect(world.stored.get('color-scheme')).toBe('dark');
    expect(store.colorScheme()).toBe('light');
  });

  test('choosing the current value stores nothing and calls no listener', () => {
    const store = world.create();
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('mode', 'system');
    store.set('codeVariant', 'TS');
    expect(world.setItem).not.toHaveBeenCalled();
    expect(world.setCookie).not.toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
  });

  test('stores code preferences in cookies for 365 days, and notifies other tabs through storage', () => {
    const store = world.create();
    store.set('codeVariant', 'JS');
    expect(world.setCookie.mock.calls).toEqual([['codeVariant', 'JS', 31536000]]);
    // Nothing stays there, and the cookie is there before other tabs look for it.
    expect(world.setItem.mock.calls).toEqual([
      ['codeVariant', 'JS'],
      ['codeVariant', null],
    ]);
    expect(world.setCookie.mock.invocationCallOrder[0]).toBeLessThan(
      world.setItem.mock.invocationCallOrder[0]!,
    );
    expect(world.attributes.get('data-code-variant')).toBe('JS');
  });

  test('mode system follows the system, other modes do not', () => {
    const store = world.create();
    const listener = vi.fn();
    store.subscribe(listener);
    world.system(true);
    expect(store.colorScheme()).toBe('dark');
    expect(world.attributes.get('data-color-scheme')).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    store.set('mode', 'light');
    expect(listener).toHaveBeenCalledTimes(2);
    world.system(false);
    world.system(true);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.colorScheme()).toBe('light');
  });

  test('applies the choice of another tab, and the default for a deleted key', () => {
    const store = world.create();
    const listener = vi.fn();
    store.subscribe(listener);
    world.otherTab('mode', 'dark');
    expect(store.get('mode')).toBe('dark');
    expect(world.attributes.get('data-color-scheme')).toBe('dark');
    world.otherTab('unrelated', 'x');
    expect(listener).toHaveBeenCalledTimes(1);
    world.otherTab('mode', null);
    expect(store.get('mode')).toBe('system');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(world.setItem).not.toHaveBeenCalled();
  });

  test('applies the cookie of another tab before it can be read, until this tab chooses', () => {
    const store = world.create();
    world.otherTab('codeVariant', 'JS');
    world.otherTab('codeVariant', null);
    expect(store.get('codeVariant')).toBe('JS');
    store.set('codeVariant', 'TS');
    expect(store.get('codeVariant')).toBe('TS');
  });
});

describe('a view in the URL', () => {
  test('is shown and not stored', () => {
    world.stored.set('mode', 'light').set('density', 'dense');
    const store = world.create({ mode: 'dark', codeVariant: 'JS' });
    expect(store.get('mode')).toBe('dark');
    expect(store.colorScheme()).toBe('dark');
    expect(store.get('codeVariant')).toBe('JS');
    expect(store.get('density')).toBe('dense');
    expect(world.attributes.get('data-color-scheme')).toBe('dark');
    expect(world.setItem).not.toHaveBeenCalled();
    expect(world.setCookie).not.toHaveBeenCalled();
  });

  test('stays when other preferences change, here or in another tab', () => {
    const store = world.create({ mode: 'dark' });
    store.set('direction', 'rtl');
    world.otherTab('mode', 'light');
    world.system(true);
    expect(store.get('mode')).toBe('dark');
    expect([...world.stored.keys()].sort()).toEqual(['direction', 'mode']);
    expect(world.onViewLeft).not.toHaveBeenCalled();
  });

  test.each(['light', 'dark'] as const)(
    'ends when the user chooses %s, which is stored',
    (mode) => {
      const store = world.create({ mode: 'dark', density: 'dense' });
      store.set('mode', mode);
      expect(world.onViewLeft).toHaveBeenCalledExactlyOnceWith('mode');
      expect(store.get('mode')).toBe(mode);
      expect(Object.fromEntries(world.stored)).toEqual({ mode, 'color-scheme': mode });
      expect(store.get('density')).toBe('dense');
    },
  );

  test('can be given later, as demos do that follow their page', () => {
    const store = world.create();
    const listener = vi.fn();
    store.subscribe(listener);
    store.show({ mode: 'dark', direction: 'rtl' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(world.attributes.get('dir')).toBe('rtl');
    store.show({ mode: 'dark', direction: 'rtl' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(world.setItem).not.toHaveBeenCalled();
  });
});

describe('an unknown value', () => {
  // "ar" is a part of "dark": names are compared as a whole.
  test.each(['brand', 'ar', 'DARK', '', 'toString'])(
    '%j is reported and changes nothing',
    (value) => {
      const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const context = fakeDependencies();
      const store = context.create();
      store.set('mode', 'dark');
      const before = [...context.attributes];
      context.setItem.mockClear();
      const listener = vi.fn();
      store.subscribe(listener);
      store.set('mode', value as 'dark');
      expect(report).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`no value "${value}"`),
      );
      expect(store.get('mode')).toBe('dark');
      expect([...context.attributes]).toEqual(before);
      expect(context.setItem).not.toHaveBeenCalled();
      expect(listener).not.toHaveBeenCalled();
      report.mockRestore();
    },
  );
});
