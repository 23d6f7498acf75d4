import { create } from 'storybook/theming/create';
import { monoFamily, sansFamily } from '../src/theme/fonts';
import { mark } from '../src/theme/icons';
import { escapeHtml } from '../src/domain/strings/format';
import { palettes } from '../src/theme/palettes';
import { borderRadius } from '../src/theme/typeScale';

/** The mark beside the name, as HTML: Storybook shows either a title or an image. */
const brand = (name: string, text: string, part: string) =>
  `<span style="display:flex;align-items:center;gap:10px">
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path fill="${text}" d="${mark.bench}"/><path fill="${part}" d="${mark.part}"/>
  </svg>${escapeHtml(name)}</span>`;

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
  name = '',
) {
  return create({
    base,
    brandTitle: brand(name, text.primary, primary.main),
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
