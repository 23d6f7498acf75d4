import { expect, test } from 'vitest';
import { parsePreference, preferenceNames, preferenceTable } from './preferenceTable';

test.each(preferenceNames)('%s: allowed values are kept, all others become the default', (name) => {
  const { values } = preferenceTable[name];
  for (const value of values) expect(parsePreference(name, value)).toBe(value);
  for (const raw of [null, undefined, '', 'junk', ' dark', 'DARK', '"dark"', '__proto__'])
    expect(parsePreference(name, raw)).toBe(values[0]);
});

test('demoTheme has values of a form', () => {
  const theme = '9a3412-0f5b6b-f3efe4-fbf9f3-fbbf24-7dd3fc-0f2231-16314a-12-humanist-comfortable';
  expect(parsePreference('demoTheme', theme)).toBe(theme);
  for (const raw of [`${theme}-`, `-${theme}`, `${theme}\n`, theme.slice(7), theme.toUpperCase()])
    expect(parsePreference('demoTheme', raw)).toBe('');
});
