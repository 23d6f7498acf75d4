import { describe, expect, test, vi } from 'vitest';
import { darkSystemQuery, type Preferences } from '../../src/domain/preferences/preferenceTable';
import { createPreferenceStore } from '../../src/platform/preferences/createPreferenceStore';
import { createFakeCookies } from '../../stories/kit/createFakeCookies';
import { createFakeMedia } from '../../stories/kit/createFakePlatform';
import { createMemoryStorage } from '../../stories/kit/createMemoryStorage';

interface Earlier {
  stored?: Record<string, string>;
  cookies?: Record<string, string>;
  view?: Partial<Preferences>;
}

/** A store in a browser with what earlier visits left. */
function open({ stored = {}, cookies: kept = {}, view = {} }: Earlier = {}) {
  const [storage, cookies] = [createMemoryStorage(stored), createFakeCookies(kept)];
  const media = createFakeMedia({ [darkSystemQuery]: false });
  const attributes = new Map<string, string>();
  const [listener, onViewLeft] = [vi.fn(), vi.fn()];
  const store = createPreferenceStore({
    ...{ storage, cookies, media, view, onViewLeft },
    root: {
      getAttribute: (name) => attributes.get(name) ?? null,
      setAttribute: (name, value) => void attributes.set(name, value),
    },
  });
  store.subscribe(listener);
  const storesNothing = () => {
    expect([storage.contents(), cookies.written()]).toEqual([stored, {}]);
  };
  return { storage, cookies, media, attributes, listener, onViewLeft, store, storesNothing };
}

test('a first visit has the defaults and stores nothing', () => {
  const { store, attributes, storesNothing } = open();
  expect([store.get('mode'), store.colorScheme()]).toEqual(['system', 'light']);
  expect(Object.fromEntries(attributes)).toEqual({
    'data-mode': 'system',
    'data-color-scheme': 'light',
    dir: 'ltr',
    'data-density': 'comfortable',
    'data-code-variant': 'TS',
    'data-code-styling': 'MUI System',
    'data-demo-theme': '',
  });
  storesNothing();
});

test('reads stored values, and replaces invalid ones by the default', () => {
  const { store } = open({
    stored: { mode: 'dark', direction: 'sideways', density: 'dense' },
    cookies: { codeVariant: 'JS', codeStyling: 'tailwind' },
  });
  const names = ['mode', 'direction', 'density', 'codeVariant', 'codeStyling'] as const;
  expect(names.map((name) => store.get(name))).toEqual([
    'dark',
    'ltr',
    'dense',
    'JS',
    'MUI System',
  ]);
  expect(store.colorScheme()).toBe('dark');
});

test('choosing a mode stores mode and scheme, for system the current scheme of the system', () => {
  const { store, storage, media, attributes } = open();
  store.set('mode', 'dark');
  expect(storage.contents()).toEqual({ mode: 'dark', 'color-scheme': 'dark' });
  expect(attributes.get('data-color-scheme')).toBe('dark');
  store.set('mode', 'light');
  media.setSystemIsDark(true);
  store.set('mode', 'system');
  expect(storage.contents()).toEqual({ mode: 'system', 'color-scheme': 'dark' });
  media.setSystemIsDark(false);
  expect(storage.contents()).toMatchObject({ 'color-scheme': 'dark' });
  expect(store.colorScheme()).toBe('light');
});

test('choosing the current value stores nothing and calls no listener', () => {
  const { store, listener, storesNothing } = open();
  store.set('mode', 'system');
  store.set('codeVariant', 'TS');
  storesNothing();
  expect(listener).not.toHaveBeenCalled();
});

test('stores code preferences in cookies for 365 days, and notifies other tabs through storage', () => {
  const { store, storage, cookies, attributes } = open();
  const written: unknown[] = [];
  storage.set = (key, value) => written.push([key, value, cookies.get(key)]);
  store.set('codeVariant', 'JS');
  expect(cookies.written()['codeVariant']).toContain('codeVariant=JS; path=/; max-age=31536000');
  // Nothing stays there, and the cookie is there before other tabs look for it.
  expect(written).toEqual([
    ['codeVariant', 'JS', 'JS'],
    ['codeVariant', null, 'JS'],
  ]);
  expect(attributes.get('data-code-variant')).toBe('JS');
});

test('mode system follows the system, other modes do not', () => {
  const { store, media, attributes, listener } = open();
  media.setSystemIsDark(true);
  expect([store.colorScheme(), attributes.get('data-color-scheme')]).toEqual(['dark', 'dark']);
  expect(listener).toHaveBeenCalledTimes(1);
  store.set('mode', 'light');
  expect(listener).toHaveBeenCalledTimes(2);
  media.setSystemIsDark(false);
  media.setSystemIsDark(true);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.colorScheme()).toBe('light');
});

test('applies the choice of another tab, and the default for a deleted key', () => {
  const { store, storage, attributes, listener } = open();
  storage.writeFromOtherTab('mode', 'dark');
  expect([store.get('mode'), attributes.get('data-color-scheme')]).toEqual(['dark', 'dark']);
  storage.writeFromOtherTab('unrelated', 'x');
  expect(listener).toHaveBeenCalledTimes(1);
  storage.writeFromOtherTab('mode', null);
  expect(store.get('mode')).toBe('system');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(storage.contents()).toEqual({ unrelated: 'x' });
});

test('applies the cookie of another tab before it can be read, until this tab chooses', () => {
  const { store, storage } = open();
  storage.writeFromOtherTab('codeVariant', 'JS');
  storage.writeFromOtherTab('codeVariant', null);
  expect(store.get('codeVariant')).toBe('JS');
  store.set('codeVariant', 'TS');
  expect(store.get('codeVariant')).toBe('TS');
});

describe('a view in the URL', () => {
  test('is shown and not stored', () => {
    const { store, attributes, storesNothing } = open({
      stored: { mode: 'light', density: 'dense' },
      view: { mode: 'dark', codeVariant: 'JS' },
    });
    const names = ['mode', 'codeVariant', 'density'] as const;
    expect(names.map((name) => store.get(name))).toEqual(['dark', 'JS', 'dense']);
    expect([store.colorScheme(), attributes.get('data-color-scheme')]).toEqual(['dark', 'dark']);
    storesNothing();
  });

  test('stays when other preferences change, here or in another tab', () => {
    const { store, storage, media, onViewLeft } = open({ view: { mode: 'dark' } });
    store.set('direction', 'rtl');
    storage.writeFromOtherTab('mode', 'light');
    media.setSystemIsDark(true);
    expect(store.get('mode')).toBe('dark');
    expect(Object.keys(storage.contents()).sort()).toEqual(['direction', 'mode']);
    expect(onViewLeft).not.toHaveBeenCalled();
  });

  test.each(['light', 'dark'] as const)(
    'ends when the user chooses %s, which is stored',
    (mode) => {
      const { store, storage, onViewLeft } = open({ view: { mode: 'dark', density: 'dense' } });
      store.set('mode', mode);
      expect(onViewLeft).toHaveBeenCalledExactlyOnceWith('mode');
      expect([store.get('mode'), store.get('density')]).toEqual([mode, 'dense']);
      expect(storage.contents()).toEqual({ mode, 'color-scheme': mode });
    },
  );

  test('can be given later, as demos do that follow their page', () => {
    const { store, attributes, listener, storesNothing } = open();
    store.show({ mode: 'dark', direction: 'rtl' });
    expect(attributes.get('dir')).toBe('rtl');
    store.show({ mode: 'dark', direction: 'rtl' });
    expect(listener).toHaveBeenCalledTimes(1);
    storesNothing();
  });
});

// "ar" is a part of "dark": names are compared as a whole.
test.each(['brand', 'ar', 'DARK', '', 'toString'])(
  'the unknown value %j is reported and changes nothing',
  (value) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, attributes, listener, storesNothing } = open({ stored: { mode: 'dark' } });
    const before = [...attributes];
    store.set('mode', value as 'dark');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`no value "${value}"`));
    expect([store.get('mode'), [...attributes]]).toEqual(['dark', before]);
    storesNothing();
    expect(listener).not.toHaveBeenCalled();
    report.mockRestore();
  },
);
