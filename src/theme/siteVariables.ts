import { css, type CSSObject } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { compile, serialize, stringify } from 'stylis';
import { createDocsTheme, type CreateThemeOptions } from './createDocsTheme';
import { monoFamily, sansFamily } from './fonts';
import { iconMask } from './icons';
import { tint } from './mixins';
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

/** Vertical distances of articles. */
const rhythmVariables = ({ rhythm }: Theme): [name: string, value: string][] =>
  Object.entries(rhythm).map(([name, value]) => [`--${name}`, value]);

const pageVariables = (theme: Theme) => [...typeVariables(theme), ...rhythmVariables(theme)];

/** Measures of the shell, lines and tints, where they depend on mode, direction, density, pointer or window. */
const shell = ({ breakpoints }: Theme): CSSObject => ({
  ':root': {
    '--sans': sansFamily,
    '--mono': monoFamily,
    '--bar': '57px',
    '--menu-width': '300px',
    '--toc': '242px',
    // The article column: prose, code, tables and demos share both edges. `data-wide` takes all of the page's column,
    // which is wider only where a window has room for all of that: else each window would have edges of its own.
    '--measure': '47.5rem',
    '--article': 'var(--measure)',
    // On pages with demos: from the width on where there is room beside menu and contents, code stands beside them.
    '--demo-article': 'var(--article)',
    '--gutter': '16px',
    '--row': '32px',
    '--line': '1px solid var(--docs-palette-divider)',
    '--tint': '8%',
    '--icon-check': iconMask('check'),
    '--icon-chevron': iconMask('chevron'),
    '--icon-copy': iconMask('copy'),
  },
  // Also where the hue is set, so that these follow the primary color there.
  ':root, [data-hue]': {
    // What says where you are on the site.
    '--accent': 'var(--docs-palette-primary-main)',
    '--on-accent': 'var(--docs-palette-primary-contrastText)',
  },
  // `createDocsTheme` does the same for islands.
  '[data-hue="secondary"]': {
    '--docs-palette-primary-main': 'var(--docs-palette-secondary-main)',
    '--docs-palette-primary-contrastText': 'var(--docs-palette-secondary-contrastText)',
    '--docs-palette-action-selected': tint('var(--accent)'),
  },
  // A page of the whole site: links keep the primary color.
  '[data-hue="neutral"]': {
    '--accent': 'var(--docs-palette-text-primary)',
    '--on-accent': 'var(--docs-palette-background-default)',
  },
  // Which way forward is, for transforms.
  '[dir]:dir(ltr)': { '--forward': '1' },
  '[dir]:dir(rtl)': { '--forward': '-1' },
  '[data-color-scheme="dark"]': { '--tint': '12%' },
  '[data-density="dense"]': { '--row': '28px' },
  '@media (pointer: coarse)': { ':root': { '--row': '44px' } },
  [breakpoints.up('sm')]: { ':root': { '--gutter': '24px' } },
  [breakpoints.up('lg')]: { ':root': { '--gutter': '40px' } },
  [breakpoints.up('xl')]: { ':root': { '--article': '55rem' } },
  [breakpoints.up(1880)]: { ':root': { '--demo-article': '80rem' } },
});

const print = (styles: CSSObject) => serialize(compile(css(styles).styles), stringify);

/**
 * All CSS variables that style sheets of the site use: those of Material UI, of the type scale and the rhythm with
 * what density changes in them, and of the shell.
 * @param overrides merged over the theme
 */
export function siteVariables(overrides?: CreateThemeOptions): string {
  const theme = createDocsTheme({}, overrides);
  const page = pageVariables(theme);
  const dense = pageVariables(createDocsTheme({ dense: true }, overrides));
  const changed = dense.filter(([, value], index) => page[index]![1] !== value);
  return (
    themeCss(theme, ':root') +
    print({
      ':root': Object.fromEntries(page),
      '[data-density="dense"]': Object.fromEntries(changed),
    }) +
    print(shell(theme))
  );
}
