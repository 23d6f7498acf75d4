import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContrastRatio, hexToRgb, recomposeColor, decomposeColor } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';
import { siteVariables } from '../../../theme/siteVariables';

const here = import.meta.dirname;
const read = (name: string) => readFileSync(path.join(here, name), 'utf8');
const components = path.resolve(here, '../../../components');
const sheets = ['fonts.css', 'base.css', 'prose.css', 'code.css'];

const styleSources = [
  ...sheets.map((name) => ({ name, text: read(name) })),
  ...readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.styles|BarButton)\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(components, name), 'utf8') })),
];

test('defines every custom property it uses', () => {
  const everything = siteVariables() + styleSources.map(({ text }) => text).join('\n');
  const defined = new Set(
    [...everything.matchAll(/(--[\w-]+)['"]?\s*:/g)].map((match) => match[1]),
  );
  const missing = styleSources.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter((match) => !defined.has(match[1]))
      .map((match) => `${name}: ${match[1]}`),
  );
  expect(missing).toEqual([]);
});

test('uses logical properties only', () => {
  const physical =
    /\b(margin|padding|border|inset)-?(left|right|Left|Right)\b|(^|[\s{;'"])(left|right)['"]?\s*:|text-?align['"]?:\s*['"]?(left|right)/gim;
  const found = styleSources.flatMap(({ name, text }) =>
    [...text.matchAll(physical)].map((match) => `${name}: ${match[0].trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(['prose.css', 'code.css'])('%s takes type sizes and colors from the theme', (name) => {
  const stated = /font-size: (?!var\()|#[0-9a-f]{3}|rgba?\(/gi;
  expect([...read(name).matchAll(stated)].map(([found]) => found)).toEqual([]);
});

/** One color laid over another with an opacity. */
function over(color: string, opacity: number, surface: string): string {
  const [top, bottom] = [color, surface].map(
    (value) => decomposeColor(value.startsWith('#') ? hexToRgb(value) : value).values,
  );
  return recomposeColor({
    type: 'rgb',
    values: top!.map((value, index) =>
      Math.round(value * opacity + bottom![index]! * (1 - opacity)),
    ) as [number, number, number],
  });
}

describe.each([
  ['light', 0.08],
  ['dark', 0.12],
] as const)('code in %s', (scheme, tint) => {
  const { background, primary, code } = paletteOf(siteTheme, scheme);

  test.each(Object.entries(code))('%s has enough contrast, on marked lines too', (_, color) => {
    expect(getContrastRatio(color, background.subtle)).toBeGreaterThanOrEqual(4.5);
    for (const mark of [primary.main, code.inserted, code.deleted])
      expect(getContrastRatio(color, over(mark, tint, background.subtle))).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  test('uses the same tint as the style sheets', () => {
    expect(siteVariables()).toMatch(
      new RegExp(
        `(^|})${scheme === 'light' ? ':root' : '\\[data-color-scheme="dark"\\]'}{[^}]*--tint:${tint * 100}%`,
      ),
    );
  });
});
