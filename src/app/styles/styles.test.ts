import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContrastRatio, hexToRgb, recomposeColor, decomposeColor } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { monoFamily, sansFamily } from '../../theme/fonts';
import { palettes } from '../../theme/palettes';
import { themeCss } from '../../theme/themeCss';

const here = import.meta.dirname;
const read = (name: string) => readFileSync(path.join(here, name), 'utf8');
const components = path.resolve(here, '../../components');
const sheets = ['fonts.css', 'base.css', 'prose.css', 'code.css'];

const styleSources = [
  ...sheets.map((name) => ({ name, text: read(name) })),
  ...readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.styles|BarButton)\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(components, name), 'utf8') })),
];

test('defines every custom property it uses', () => {
  const everything = themeCss(createDocsTheme()) + styleSources.map(({ text }) => text).join('\n');
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

test('has the same font families as the theme', () => {
  const normal = (text: string) => text.replace(/['"\s]/g, '');
  expect(normal(read('base.css'))).toContain(`--sans:${normal(sansFamily)};`);
  expect(normal(read('base.css'))).toContain(`--mono:${normal(monoFamily)};`);
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
  ['light', ':root', 0.08],
  ['dark', "[data-color-scheme='dark']", 0.12],
] as const)('code in %s', (scheme, selector, tint) => {
  const css = read('code.css');
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  const tokens = [...block.matchAll(/(--tk-[a-z]+):\s*(#[0-9a-f]{6})/g)].map(
    (match) => [match[1]!, match[2]!] as const,
  );
  const { background, primary } = palettes[scheme];
  const surface = background!.subtle!;
  const accent = (primary as { main: string }).main;

  test('has every token', () => expect(tokens).toHaveLength(9));

  test.each(tokens)('%s has enough contrast on the surface and on marked lines', (_, color) => {
    expect(getContrastRatio(color, surface)).toBeGreaterThanOrEqual(4.5);
    const marks = [
      accent,
      ...tokens.filter(([name]) => /inserted|deleted/.test(name)).map(([, value]) => value),
    ];
    for (const mark of marks)
      expect(getContrastRatio(color, over(mark, tint, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test('uses the same tint as the style sheet', () => {
    const base = read('base.css');
    const own = base.slice(base.indexOf(`${selector} {`)).split('}')[0];
    expect(own).toContain(`--tint: ${tint * 100}%`);
  });
});
