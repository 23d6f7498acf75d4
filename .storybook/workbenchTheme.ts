import { create } from 'storybook/theming/create';
import { monoFamily, sansFamily } from '../src/theme/fonts';
import { palettes } from '../src/theme/palettes';
import { borderRadius } from '../src/theme/typeScale';

/** The mark beside the name, as HTML: Storybook shows either a title or an image. */
const brand = (text: string, part: string) =>
  `<span style="display:flex;align-items:center;gap:10px">
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path fill="${text}" d="M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-6.5v12a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V8H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z"/><path fill="${part}" d="M18 10.5h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"/>
  </svg>Toolpad docs workbench</span>`;

/** The colors that Storybook takes from a palette of the theme. */
interface WorkbenchPalette {
  background: { default: string; subtle: string };
  divider: string;
  primary: { main: string; contrastText: string };
  text: { primary: string; secondary: string };
}

/**
 * The site's theme for Storybook itself: its manager and its documentation pages. It takes the palette, as the whole
 * theme would bring Material UI into the code of the manager.
 */
export function workbenchTheme(
  base: 'light' | 'dark',
  { background, divider, primary, text }: WorkbenchPalette = palettes[base],
) {
  return create({
    base,
    brandTitle: brand(text.primary, primary.main),
    brandUrl: '../',
    brandTarget: '_self',
    fontBase: sansFamily,
    fontCode: monoFamily,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.subtle,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appHoverBg: background.subtle,
    appBorderColor: divider,
    appBorderRadius: borderRadius,
    barBg: background.default,
    barTextColor: text.secondary,
    barHoverColor: primary.main,
    barSelectedColor: primary.main,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: primary.contrastText,
    inputBg: background.default,
    inputBorder: divider,
    inputTextColor: text.primary,
    inputBorderRadius: borderRadius,
  });
}
