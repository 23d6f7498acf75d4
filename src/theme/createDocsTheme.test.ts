import { createTheme, decomposeColor } from '@mui/material/styles';
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

  test.each(['light', 'dark'] as const)(
    'has the overlays and opacities of Material UI: %s',
    (scheme) => {
      const theirs = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
      const { overlays, opacity } = theirs.colorSchemes[scheme]!;
      expect(createDocsTheme().colorSchemes[scheme]).toMatchObject({ overlays, opacity });
      expect(overlays).toHaveLength(scheme === 'dark' ? 25 : 0);
    },
  );

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

test.each(['brand', 'ar', '', 'DARK', 'toString'])(
  'throws without its default color scheme: %j',
  (scheme) => {
    expect(() => createDocsTheme({ paletteMode: scheme as 'dark' })).toThrow(
      `The default color scheme "${scheme}" has no palette. There are: light, dark.`,
    );
  },
);

test.each([palettes.light, palettes.dark])(
  'the colors of the products can be told apart',
  ({ primary, secondary }) => {
    const [core, studio] = [primary, secondary].map(({ main }) => decomposeColor(main).values);
    const distance = Math.hypot(...core!.map((channel, index) => channel - studio![index]!));
    expect(distance).toBeGreaterThan(70);
  },
);
