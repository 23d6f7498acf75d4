import { css, type CSSObject } from '@emotion/react';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { compile, serialize, stringify } from 'stylis';
import { createDocsTheme } from './createDocsTheme';
import { monoFamily, sansFamily } from './fonts';
import { themeCss } from './themeCss';

/** Sizes, line heights and letter spacings of the type scale. */
function typeVariables({ typography }: Theme): [name: string, value: string][] {
  return Object.entries(typography as unknown as Record<string, object>).flatMap(
    ([variant, type]) =>
      Object.entries(type)
        .filter(([name]) => ['fontSize', 'lineHeight', 'letterSpacing'].includes(name))
        .map(([name, value]): [string, string] => [
          `--docs-typography-${variant}-${name}`,
          String(value),
        ]),
  );
}

/** Measures of the shell, lines and tints, where they depend on mode, direction, density, pointer or window. */
const shell = ({ breakpoints }: Theme): CSSObject => ({
  ':root': {
    '--sans': sansFamily,
    '--mono': monoFamily,
    '--bar': '57px',
    '--side': '300px',
    '--toc': '242px',
    // About 75 characters of the text font.
    '--measure': '37rem',
    '--gutter': '16px',
    '--row': '32px',
    '--step': '1rem',
    // Which way forward is, for transforms.
    '--forward': '1',
    '--line': '1px solid var(--docs-palette-divider)',
    '--ring': 'var(--docs-palette-primary-main)',
    '--tint': '8%',
  },
  '[dir="rtl"]': { '--forward': '-1' },
  '[data-color-scheme="dark"]': { '--tint': '12%' },
  '[data-density="dense"]': { '--row': '28px', '--step': '0.875rem' },
  '@media (pointer: coarse)': { ':root': { '--row': '44px' } },
  [breakpoints.up('sm')]: { ':root': { '--gutter': '24px' } },
  [breakpoints.up('lg')]: { ':root': { '--gutter': '40px' } },
});

const print = (styles: CSSObject) => serialize(compile(css(styles).styles), stringify);

/**
 * All CSS variables that style sheets of the site use: those of Material UI, of the type scale and what density
 * changes in it, and of the shell.
 * @param overrides merged over the theme
 */
export function siteVariables(overrides?: ThemeOptions): string {
  const theme = createDocsTheme({}, overrides);
  const type = typeVariables(theme);
  const dense = typeVariables(createDocsTheme({ dense: true }, overrides));
  const changed = dense.filter(([, value], index) => type[index]![1] !== value);
  return (
    themeCss(theme) +
    print({
      ':root': Object.fromEntries(type),
      '[data-density="dense"]': Object.fromEntries(changed),
    }) +
    print(shell(theme))
  );
}
