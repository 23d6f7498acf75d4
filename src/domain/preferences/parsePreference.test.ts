import { describe, expect, test } from 'vitest';
import { parsePreference } from './parsePreference';
import { darkSystemQuery, preferenceNames, preferenceTable } from './preferenceTable';

describe('parsePreference', () => {
  test.each(preferenceNames)('%s: every allowed value is kept', (name) => {
    for (const value of preferenceTable[name].values)
      expect(parsePreference(name, value)).toBe(value);
  });

  test.each(preferenceNames)('%s: nothing and junk become the default', (name) => {
    const fallback = preferenceTable[name].values[0];
    for (const raw of [
      null,
      undefined,
      '',
      'junk',
      ' dark',
      'DARK',
      '"dark"',
      '__proto__',
      'undefined',
    ]) {
      expect(parsePreference(name, raw)).toBe(fallback);
    }
  });

  test('has the documented defaults', () => {
    expect(preferenceNames.map((name) => [name, parsePreference(name, null)])).toEqual([
      ['mode', 'system'],
      ['direction', 'ltr'],
      ['density', 'comfortable'],
      ['codeVariant', 'TS'],
      ['codeStyling', 'MUI System'],
      ['propsView', 'table'],
      ['slotsView', 'table'],
      ['classesView', 'table'],
    ]);
  });
});

test('uses the storage keys of earlier versions', () => {
  expect(
    preferenceNames.map((name) => `${preferenceTable[name].place} ${preferenceTable[name].key}`),
  ).toEqual([
    'storage mode',
    'storage direction',
    'storage density',
    'cookie codeVariant',
    'cookie codeStyling',
    'storage apiPage_props',
    'storage apiPage_slots',
    'storage apiPage_classes',
  ]);
});

test('queries the color scheme of the system', () => {
  expect(darkSystemQuery).toBe('(prefers-color-scheme: dark)');
});
