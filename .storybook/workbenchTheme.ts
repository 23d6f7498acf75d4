import type { Theme } from '@mui/material/styles';
import { create } from 'storybook/theming/create';
import { monoFamily, sansFamily } from '../src/theme/fonts';
import { paletteOf, siteTheme } from '../src/theme/siteTheme';

/** The site's theme for Storybook itself: its manager and its documentation pages. */
export function workbenchTheme(base: 'light' | 'dark', theme: Theme = siteTheme) {
  const { background, divider, primary, text } = paletteOf(theme, base);
  const { borderRadius } = theme.shape;
  return create({
    base,
    brandTitle: 'Toolpad docs workbench',
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
    appBorderRadius: Number(borderRadius),
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
    inputBorderRadius: Number(borderRadius),
  });
}
