import { alpha, darken, decomposeColor, lighten } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { createDocsTheme } from './createDocsTheme';
import { denseComponents } from './denseComponents';
import { palettes } from './palettes';

describe('createDocsTheme', () => {
  test('has the constants of the product', () => {
    const theme = createDocsTheme();
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.typography.fontSize).toBe(14);
    expect(theme.spacing(1)).toBe('8px');

    expect(theme.shape.borderRadius).toBe(4);
    expect(theme.shadows).toHaveLength(25);
  });

  test('has 25 dark overlays by the formula and none in light', () => {
    const { dark, light } = createDocsTheme().colorSchemes;
    const alpha = (elevation: number) =>
      Number(((4.5 * Math.log(elevation + 1) + 2) / 100).toFixed(3));
    expect(light?.overlays).toEqual([]);
    expect(dark?.overlays).toHaveLength(25);
    expect(dark?.overlays[0]).toBe('none');
    for (let elevation = 1; elevation < 25; elevation += 1) {
      expect(dark?.overlays[elevation]).toContain(`rgba(255 255 255 / ${alpha(elevation)})`);
    }
    expect([alpha(1), alpha(2), alpha(24)]).toEqual([0.051, 0.069, 0.165]);
  });

  test('has the opacities of both schemes', () => {
    const { dark, light } = createDocsTheme().colorSchemes;
    expect(light?.opacity).toEqual({
      inputPlaceholder: 0.42,
      inputUnderline: 0.42,
      switchTrackDisabled: 0.12,
      switchTrack: 0.38,
    });
    expect(dark?.opacity).toEqual({
      inputPlaceholder: 0.5,
      inputUnderline: 0.7,
      switchTrackDisabled: 0.2,
      switchTrack: 0.3,
    });
  });

  test('dense changes default props, comfortable none', () => {
    expect(createDocsTheme().components).not.toHaveProperty('MuiButton');
    expect(createDocsTheme({ dense: true }).components).toMatchObject(denseComponents);
  });

  test('passes on direction and default scheme', () => {
    expect(createDocsTheme({ direction: 'rtl' }).direction).toBe('rtl');
    expect(createDocsTheme().defaultColorScheme).toBe('light');
    expect(createDocsTheme({ paletteMode: 'dark' }).defaultColorScheme).toBe('dark');
    expect(createDocsTheme({ paletteMode: 'dark' }).palette.mode).toBe('dark');
  });
});

test('both schemes define the same colors', () => {
  const names = (palette: object): string[] =>
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'object' ? names(value as object).map((part) => `${name}.${part}`) : [name],
    );
  expect(names(palettes.dark)).toEqual(names(palettes.light));
});

describe('invalid options', () => {
  test.each(['brand', 'ar', '', 'DARK', 'toString'])(
    'throws without its default color scheme: %j',
    (scheme) => {
      expect(() => createDocsTheme({ paletteMode: scheme as 'dark' })).toThrow(
        `The default color scheme "${scheme}" has no palette. There are: light, dark.`,
      );
    },
  );

  test.each(['nope', '', 'rgb', 'blurple(1 2 3)'])(
    'the color %j is a formatting error that lists what is accepted',
    (color) => {
      for (const change of [
        () => alpha(color, 0.5),
        () => darken(color, 0.5),
        () => lighten(color, 0.5),
        () => decomposeColor(color),
      ]) {
        expect(change).toThrow(/Unsupported `.*` color/);
        expect(change).toThrow(/#rgb\(\), rgba\(\)|#nnn, #nnnnnn, rgb\(\)/);
      }
    },
  );
});

test.each([palettes.light, palettes.dark])(
  'the colors of the products can be told apart',
  ({ primary, secondary }) => {
    const [core, studio] = [primary, secondary].map(({ main }) => decomposeColor(main).values);
    const distance = Math.hypot(...core!.map((channel, index) => channel - studio![index]!));
    expect(distance).toBeGreaterThan(70);
  },
);
