import type {} from '@mui/material/themeCssVarsAugmentation';
import {
  createTheme,
  type Components,
  type CSSInterpolation,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import { denseComponents } from './denseComponents';
import { palettes } from './palettes';
import { rhythm, borderRadius, typeScale } from './typeScale';

/** What `createTheme` takes: `ThemeOptions` of Material UI 6 has no color schemes. */
export type CreateThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

export interface DocsThemeOptions {
  /** Smaller controls; see `denseComponents`. */
  dense?: boolean;
  direction?: 'ltr' | 'rtl';
  /** Color that takes the place of the primary one, as on pages with this `data-hue`. */
  hue?: 'primary' | 'secondary';
  /** Scheme without a `data-color-scheme` attribute. */
  paletteMode?: 'light' | 'dark';
}

const low = '0 1px 2px rgba(16,21,27,.08),0 1px 3px rgba(16,21,27,.06)';
const raised = '0 4px 8px rgba(16,21,27,.06),0 8px 24px rgba(16,21,27,.12)';
const floating = '0 8px 16px rgba(16,21,27,.08),0 16px 48px rgba(16,21,27,.18)';

/** Material UI requires 25; the design uses borders and only three shadows. */
const shadows = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none';
  if (elevation < 4) return low;
  return elevation < 16 ? raised : floating;
}) as Shadows;

/** Material UI takes the outline away, and draws its own sign of the focus by a ripple. */
const buttonBase = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      '&:focus-visible': {
        outline: '2px solid var(--docs-palette-primary-main)',
        outlineOffset: 2,
      },
    },
  },
} satisfies Components['MuiButtonBase'];

/**
 * Theme of the site and the workbench, with light and dark as CSS variables `--docs-*` that follow `data-color-scheme`.
 * Breakpoints, spacing 8 and the dark overlays are Material UI's defaults.
 * @param overrides merged over it, for example a color or the styles of a component
 * @throws {Error} when there is no palette for the default scheme
 */
export function createDocsTheme(
  {
    dense = false,
    direction = 'ltr',
    hue = 'primary',
    paletteMode = 'light',
  }: DocsThemeOptions = {},
  overrides: CreateThemeOptions = {},
): Theme {
  if (!Object.hasOwn(palettes, paletteMode)) {
    throw new Error(
      `The default color scheme "${paletteMode}" has no palette. There are: ${Object.keys(palettes).join(', ')}.`,
    );
  }
  const theme = createTheme(
    {
      cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: '[data-color-scheme="%s"]' },
      defaultColorScheme: paletteMode,
      colorSchemes: {
        light: { palette: { ...palettes.light, primary: palettes.light[hue] } },
        dark: { palette: { ...palettes.dark, primary: palettes.dark[hue] } },
      },
      direction,
      shape: { borderRadius },
      shadows,
      typography: typeScale(dense),
      rhythm: rhythm(dense),
      components: { ...(dense && denseComponents), MuiButtonBase: buttonBase },
    },
    overrides,
  );
  // References without fallback values: every page has the variables that it uses.
  theme.vars = theme.generateThemeVars();
  // Pixels, not multiples of a variable: no style sheet changes it.
  theme.spacing = createSpacing(overrides.spacing);
  return theme;
}

/** A component of ours in a theme: `Docs` and the name of its folder. */
type DocsName = `Docs${string}`;

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    [name: DocsName]: string;
  }
  interface ComponentsPropsList {
    [name: DocsName]: object;
  }
  interface Components {
    [name: DocsName]: { styleOverrides?: Record<string, CSSInterpolation> };
  }
}
