import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { denseComponents } from './denseComponents';
import { sansFamily } from './fonts';
import { palettes } from './palettes';
import { docsTypography } from './typography';

export interface DocsThemeOptions {
  /** Smaller controls; see `denseComponents`. */
  dense?: boolean;
  direction?: 'ltr' | 'rtl';
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

const heading = (fontSize: string, letterSpacing: string) => ({
  fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing,
});

/**
 * Theme of the site and the workbench, with light and dark as CSS variables `--docs-*` that follow `data-color-scheme`.
 * Breakpoints, spacing 8 and the dark overlays are Material UI's defaults.
 * @throws {Error} when there is no palette for the default scheme
 */
export function createDocsTheme({
  dense = false,
  direction = 'ltr',
  paletteMode = 'light',
}: DocsThemeOptions = {}): Theme {
  if (!Object.hasOwn(palettes, paletteMode)) {
    throw new Error(
      `The default color scheme "${paletteMode}" has no palette. There are: ${Object.keys(palettes).join(', ')}.`,
    );
  }
  const theme = createTheme({
    cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: '[data-color-scheme="%s"]' },
    defaultColorScheme: paletteMode,
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    direction,
    shape: { borderRadius: 4 },
    shadows,
    typography: {
      fontFamily: sansFamily,
      fontSize: 14,
      h1: heading('2.0625rem', '-0.022em'),
      h2: heading('1.4375rem', '-0.016em'),
      h3: heading('1.1875rem', '-0.012em'),
      h4: heading('1rem', '-0.006em'),
      h5: heading('0.875rem', '0'),
      h6: heading('0.875rem', '0'),
      body1: { letterSpacing: 0 },
      body2: { letterSpacing: 0 },
      button: { textTransform: 'none', letterSpacing: 0, fontWeight: 500 },
      caption: { letterSpacing: 0 },
      overline: { letterSpacing: '0.04em' },
      ...docsTypography,
    },
    components: dense ? denseComponents : {},
  });
  // References without fallback values: every page has the variables that it uses.
  theme.vars = theme.generateThemeVars();
  return theme;
}
