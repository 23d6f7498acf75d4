import { describe, expect, test, vi } from 'vitest';
import { createFakePlatform } from './createFakePlatform';
import { createSeededRandom } from './createSeededRandom';

function createRoot() {
  const attributes = new Map<string, string>();
  return {
    attributes,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  };
}

const create = (options: Parameters<typeof createFakePlatform>[0] = {}) => {
  const root = createRoot();
  return {
    root,
    platform: createFakePlatform({ ...options, root: root as unknown as HTMLElement }),
  };
};

describe('createFakePlatform', () => {
  test('stores a choice under the product keys', () => {
    const { platform } = create();
    platform.preferences.set('mode', 'dark');
    platform.preferences.set('codeStyling', 'MUI System');
    platform.preferences.set('codeVariant', 'JS');
    expect(platform.storage.contents()).toEqual({ mode: 'dark', 'color-scheme': 'dark' });
    expect(platform.cookies.contents()).toEqual({ codeVariant: 'JS' });
    expect(platform.cookies.written().codeVariant).toContain('max-age=31536000');
  });

  test('follows stored values, other tabs and the system', () => {
    const { platform, root } = create({ stored: { mode: 'dark' } });
    const heard = vi.fn();
    platform.preferences.subscribe(heard);
    expect(root.attributes.get('data-color-scheme')).toBe('dark');
    platform.storage.writeFromOtherTab('mode', null);
    expect(root.attributes.get('data-color-scheme')).toBe('light');
    platform.media.setSystemIsDark(true);
    expect(root.attributes.get('data-color-scheme')).toBe('dark');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test.each(['blocked', 'full'] as const)(
    '%s storage: the choice holds for the page, nothing is kept',
    (storage) => {
      const { platform, root } = create({ storage });
      platform.preferences.set('mode', 'dark');
      expect(platform.preferences.get('mode')).toBe('dark');
      expect(root.attributes.get('data-color-scheme')).toBe('dark');
      expect(platform.storage.contents()).toEqual({});
    },
  );

  test('replaces invalid stored values by the default', () => {
    const { platform } = create({ storage: 'junk', cookies: { codeVariant: 'COBOL' } });
    expect(platform.preferences.get('mode')).toBe('system');
    expect(platform.preferences.get('direction')).toBe('ltr');
    expect(platform.preferences.get('codeVariant')).toBe('TS');
  });

  test('keeps a choice for the page when cookies are blocked', () => {
    const { platform } = create({ cookieJar: 'blocked' });
    platform.preferences.set('codeVariant', 'JS');
    expect(platform.preferences.get('codeVariant')).toBe('JS');
  });

  test('has a clipboard that accepts or denies', async () => {
    const { platform } = create();
    await platform.clipboard.writeText('npm install');
    expect(platform.clipboard.texts).toEqual(['npm install']);
    await expect(create({ clipboard: 'denied' }).platform.clipboard.writeText('x')).rejects.toThrow(
      /denied/,
    );
  });
});

test('seeded random: the same seed returns the same numbers from 0 up to 1', () => {
  const draw = (seed?: number) => Array.from({ length: 1000 }, createSeededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw().every((value) => value >= 0 && value < 1)).toBe(true);
});
