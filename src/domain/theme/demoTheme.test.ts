import { describe, expect, it, test } from 'vitest';
import { isPreference } from '../preferences/preferenceTable';
import {
  defaultDemoTheme,
  fontNames,
  formatDemoTheme,
  parseColor,
  parseDemoTheme,
  sampleThemes,
  type DemoTheme,
} from './demoTheme';

test.each([
  ['#9a3412', '#9a3412'],
  ['9A3412', '#9a3412'],
  [' #FfF ', '#ffffff'],
  ['a1c', '#aa11cc'],
])('%j is the color %s', (text, color) => expect(parseColor(text)).toBe(color));

test.each(['', '#', '#12', '#12345', '#1234567', 'red', '#12345g', 'rgb(0,0,0)', '##123456'])(
  '%j is no color',
  (text) => expect(parseColor(text)).toBeUndefined(),
);

describe('a theme as text', () => {
  const all: DemoTheme[] = [
    ...sampleThemes,
    ...fontNames.map((font) => ({ ...defaultDemoTheme, radius: 24, font })),
  ];

  it.each(all)('gives the same theme: %o', (theme) => {
    const { light, dark, radius, font, density } = theme;
    const text = formatDemoTheme(theme);
    expect(parseDemoTheme(text)).toEqual({ light, dark, radius, font, density });
    // As a value of the preference, in a URL and as a global of the workbench.
    expect(isPreference('demoTheme', text)).toBe(true);
    expect(text).toMatch(/^[\w-]+$/);
  });

  it('is empty for the default', () => {
    expect(formatDemoTheme({ ...defaultDemoTheme })).toBe('');
    expect(parseDemoTheme('')).toEqual(defaultDemoTheme);
  });

  it('is the default where any part is unknown', () => {
    const known = formatDemoTheme(sampleThemes[0]!);
    for (const junk of [
      'junk',
      '__proto__',
      known.slice(1),
      known.replace('-12-', '-25-'),
      known.replace('humanist', 'comic'),
      known.replace('comfortable', 'huge'),
    ])
      expect(parseDemoTheme(junk)).toBe(defaultDemoTheme);
  });
});
